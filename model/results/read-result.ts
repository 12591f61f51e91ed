import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { ContentError } from "../content-error.ts";
import { inputsHash } from "./inputs-hash.ts";
import { type Provenance, resultFile, resultSchemas } from "./result-schemas.ts";

export interface Result<Values> extends Provenance {
  values: Values;
  /** Whether the code that the result describes has changed since. */
  isOlder: boolean;
}

/** Everything in results/. A subject that hasn't been measured is undefined. */
export function readResults(folder = "results") {
  const { samples, search, benchmark, fuzz, load, axe, checks, engines, book } = resultSchemas;
  return {
    samples: readResult(folder, "samples", samples),
    search: readResult(folder, "search", search),
    benchmark: readResult(folder, "benchmark", benchmark),
    fuzz: readResult(folder, "fuzz", fuzz),
    load: readResult(folder, "load", load),
    axe: readResult(folder, "axe", axe),
    checks: readResult(folder, "checks", checks),
    engines: readResult(folder, "engines", engines),
    book: readResult(folder, "book", book),
  };
}

export type Results = ReturnType<typeof readResults>;

function readResult<Values>(
  folder: string,
  name: string,
  schema: z.ZodType<Values>,
): Result<Values> | undefined {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const { values, ...about } = parsed(file, resultFile, JSON.parse(readFileSync(file, "utf8")));
  return { ...about, values: parsed(file, schema, values), isOlder: about.hash !== inputsHash(about.inputs) };
}

function parsed<Value>(file: string, schema: z.ZodType<Value>, data: unknown): Value {
  const { data: value, error } = schema.safeParse(data);
  if (value !== undefined) return value;
  const problems =
    error?.issues.map(({ path, message }) => `${file}: "${path.join(".")}": ${message}.`) ?? [];
  throw new ContentError([...problems, `${file}: don't edit results. The command in the file writes them.`]);
}

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
  // Most results describe the same files.
  const hashes = new Map<string, string>();
  const hashNow = (inputs: readonly string[]) => {
    const key = inputs.join("\n");
    const hash = hashes.get(key) ?? inputsHash(inputs);
    hashes.set(key, hash);
    return hash;
  };
  return {
    samples: readResult(folder, "samples", samples, hashNow),
    search: readResult(folder, "search", search, hashNow),
    benchmark: readResult(folder, "benchmark", benchmark, hashNow),
    fuzz: readResult(folder, "fuzz", fuzz, hashNow),
    load: readResult(folder, "load", load, hashNow),
    axe: readResult(folder, "axe", axe, hashNow),
    checks: readResult(folder, "checks", checks, hashNow),
    engines: readResult(folder, "engines", engines, hashNow),
    book: readResult(folder, "book", book, hashNow),
  };
}

export type Results = ReturnType<typeof readResults>;

function readResult<Values>(
  folder: string,
  name: string,
  schema: z.ZodType<Values>,
  hashNow: (inputs: readonly string[]) => string,
): Result<Values> | undefined {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const { values, ...about } = parsed(file, resultFile, JSON.parse(readFileSync(file, "utf8")));
  return { ...about, values: parsed(file, schema, values), isOlder: about.hash !== hashNow(about.inputs) };
}

function parsed<Value>(file: string, schema: z.ZodType<Value>, data: unknown): Value {
  const { data: value, error } = schema.safeParse(data);
  if (value !== undefined) return value;
  const problems =
    error?.issues.map(({ path, message }) => `${file}: "${path.join(".")}": ${message}.`) ?? [];
  throw new ContentError([...problems, `${file}: don't edit results. The command in the file writes them.`]);
}

import type { z } from "zod";
import { suggest } from "./suggest.ts";

type Parsed<Value> = { value: Value; problems: [] } | { value: undefined; problems: string[] };

/**
 * Checks a value against a strict schema and words each problem for an author: where it is, what is wrong,
 * what to write. `where` names the file and, for records, the record.
 */
export function checkShape<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
  where: string,
): Parsed<z.infer<Schema>> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, problems: [] };
  const fields = Object.keys(schema.shape);
  return {
    value: undefined,
    problems: result.error.issues.flatMap((issue) => describe(issue, where, fields, value)),
  };
}

function describe(
  issue: z.core.$ZodIssue,
  where: string,
  fields: readonly string[],
  value: unknown,
): string[] {
  if (issue.code === "unrecognized_keys" && issue.path.length === 0) {
    return issue.keys.map((key) => {
      const meant = suggest(key, fields);
      const advice = meant ? `Write "${meant}"` : `The fields are ${fields.join(", ")}`;
      return `${where}: unknown field "${key}". ${advice}.`;
    });
  }
  const field = issue.path.join(".");
  if (issue.path.length === 1 && !hasField(value, field)) {
    return [`${where}: the field "${field}" is missing. Add "${field}: ...".`];
  }
  return [`${where}: ${field ? `"${field}" is not valid: ` : ""}${issue.message}.`];
}

function hasField(value: unknown, field: string): boolean {
  return typeof value === "object" && value !== null && field in value;
}

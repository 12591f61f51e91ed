import { z } from "zod";
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
  return {
    value: undefined,
    problems: result.error.issues.flatMap((issue) => describe(issue, where, schema, value)),
  };
}

function describe(issue: z.core.$ZodIssue, where: string, schema: z.ZodObject, value: unknown): string[] {
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const fields = fieldsAt(schema, issue.path);
    return issue.keys.map((key) => {
      const meant = suggest(key, fields);
      const advice = meant ? `Write "${meant}"` : `The fields are ${fields.join(", ")}`;
      return `${where}: unknown field "${[...issue.path, key].join(".")}". ${advice}.`;
    });
  }
  if (issue.path.length === 1 && !hasField(value, field)) {
    return [`${where}: the field "${field}" is missing. Add "${field}: ...".`];
  }
  return [`${where}: ${field ? `"${field}" is not valid: ` : ""}${issue.message}.`];
}

/** The fields of the object at a path, through lists and objects. */
function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [step, ...rest] = path;
  if (schema instanceof z.ZodArray) return fieldsAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return step === undefined ? Object.keys(schema.shape) : fieldsAt(schema.shape[String(step)], rest);
}

function hasField(value: unknown, field: string): boolean {
  return typeof value === "object" && value !== null && field in value;
}

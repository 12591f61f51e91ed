import { longDate } from "../last-updated.ts";
import type { Result } from "./read-result.ts";
import { subjects } from "./result-inputs.ts";
import type { ResultName } from "./result-schemas.ts";

/** A table for a page. The first cell of a row is its header. Backticks mark code. */
export interface EvidenceTable {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  hasNumbers?: boolean;
}

/** Part of a page that shows a result. */
export interface Evidence {
  /** When and how the result was obtained; undefined if the build computes it. */
  origin?: { command: string; date?: string; commit?: string; isOlder: boolean };
  /** Sentences that explain or sum up the tables. */
  notes: readonly string[];
  tables: readonly EvidenceTable[];
}

/** The parts of a page with `age`: if the code has changed since every result, only this part says so. */
export function withCommonAge(parts: Readonly<Record<string, Evidence>>): Record<string, Evidence> {
  const measured = Object.values(parts).flatMap(({ origin }) => (origin?.date ? [origin] : []));
  if (measured.length === 0 || measured.some(({ isOlder }) => !isOlder))
    return { ...parts, age: { notes: [], tables: [] } };
  const undated = Object.entries(parts).map(([name, { origin, ...part }]) => [
    name,
    origin ? { origin: { ...origin, isOlder: false }, ...part } : part,
  ]);
  const age = { notes: ["The code has changed since these results were measured."], tables: [] };
  return { ...Object.fromEntries(undated), age };
}

/** What a page shows about a result, or that there is none. */
export function evidenceOf<Values>(
  name: ResultName,
  result: Result<Values> | undefined,
  show: (values: Values) => Pick<Evidence, "notes" | "tables">,
): Evidence {
  if (!result) {
    return { origin: { command: subjects[name].command, isOlder: false }, notes: [], tables: [] };
  }
  const { command, date, commit, isOlder, values } = result;
  return { origin: { command, date: longDate(date), commit, isOlder }, ...show(values) };
}

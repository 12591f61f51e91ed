import { longDate } from "../last-updated.ts";
import type { Result } from "./read-result.ts";
import { subjects } from "./result-inputs.ts";
import type { ResultName } from "./result-schemas.ts";

/** Text of a cell, in which backticks mark code. */
export type TableCell = string | DetailedCell;

interface DetailedCell {
  /** A long list above the text, of which the page shows only a summary until it is opened. */
  list?: { summary: string; items: string };
  text: string;
  /** A less important value after the text; below it on phones. */
  note?: string;
  /** A link after the text. */
  link?: { text: string; href: string };
}

/** A table for a page. The first cell of a row is its header. */
export interface EvidenceTable {
  label: string;
  columns: readonly string[];
  /** A row with a single cell is the heading of the rows that follow. */
  rows: readonly (readonly TableCell[])[];
  /** The ids of the rows, for links to them. */
  ids?: readonly string[];
  /** If the table is folded, the name of what opening it shows. */
  folded?: string;
  /** Cells are numbers, which need no room for words, so that up to six columns fit on a phone. */
  hasNumbers?: boolean;
  /** Columns of numbers are equally wide. */
  hasEvenColumns?: boolean;
  /** The names of rows in bold. */
  strongRows?: readonly string[];
  /** Columns for which a phone has no room. */
  wideColumns?: readonly string[];
  /** The last row sums up the others. */
  hasSum?: boolean;
  /** The column with the outcome of a check. On phones, it is beside the name of the row. */
  outcomeColumn?: string;
  /** Cells are sentences, which need all the width, so the outcome is below the name of the row. */
  hasSentences?: boolean;
  /** The first column has values like the others, which need a label where the header is not visible. */
  namesAreValues?: boolean;
  /** The columns of a single row of numbers that matter most: outcomes that are marked unless there are none. */
  emphasized?: readonly string[];
}

/** Columns of numbers with the same width. */
export const evenNumbers = { hasNumbers: true, hasEvenColumns: true };

/** Part of a page that shows a result. */
export interface Evidence {
  /** When and how the result was obtained; undefined if the build computes it. */
  origin?: { command: string; date?: string; commit?: string; isOlder: boolean };
  /** The result in one sentence. */
  verdict?: string;
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
  show: (values: Values) => Omit<Evidence, "origin">,
): Evidence {
  if (!result) {
    return { origin: { command: subjects[name].command, isOlder: false }, notes: [], tables: [] };
  }
  const { command, date, commit, isOlder, values } = result;
  return { origin: { command, date: longDate(date), commit, isOlder }, ...show(values) };
}

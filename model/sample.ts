import type { GeneName } from "#simulation/dna.ts";
import type { Series } from "./series.ts";

/** A file of samples/ as a page shows it. The copy button takes its text from the rendered page. */
export interface Sample {
  /** File name, the default title of the code block. */
  name: string;
  /** Name of the language as readers see it. */
  language: string;
  html: string;
  /** The length of its longest line, in characters. */
  width: number;
  /** Whether some lines are collapsed. They are copied with the rest. */
  isPartial?: boolean;
  /** Whether the shown lines are too many to see together with the header. */
  isLong?: boolean;
  /** Where the numbered lines are, in order. */
  lineGaps?: readonly LineGap[];
  /** Why the program exists only in Rust. */
  rustOnly?: string;
  /** Names a Python program that can run in the page, and the output of such a program. */
  program?: string;
  /** How long a slow program takes in the page. */
  runTime?: string;
  /** Whether long lines of an output wrap, because they are no columns. */
  wraps?: boolean;
  /** The series that a program printed. */
  series?: Series;
  /** The genes that a program printed. */
  genes?: Readonly<Record<GeneName, number>>;
}

/** How many lines are between a numbered line and the one before it, or the start of the program. */
export interface LineGap {
  shown: number;
  /** Lines that are collapsed at first. */
  hidden: number;
  /** Rows that stand for collapsed lines. */
  rows: number;
}

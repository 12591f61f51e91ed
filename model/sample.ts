import type { Series } from "./series.ts";

/** A file of samples/ as a page shows it. The copy button takes its text from the rendered page. */
export interface Sample {
  /** File name, the default title of the code block. */
  name: string;
  /** Name of the language as readers see it. */
  language: string;
  html: string;
  /** Some lines are in the text, and copied with it, but not shown at first. */
  isPartial?: boolean;
  /** Why the program exists in Rust alone. */
  rustOnly?: string;
  /** Names a Python program that can run in the page, and the output of such a program. */
  program?: string;
  /** What a program printed row by row. */
  series?: Series;
}

import type { Series } from "./series.ts";

/** A file of samples/ as a page shows it. The copy button takes its text from the rendered page. */
export interface Sample {
  /** File name, the default title of the code block. */
  name: string;
  /** Name of the language as readers see it. */
  language: string;
  html: string;
  /** Whether some lines are collapsed. They are copied with the rest. */
  isPartial?: boolean;
  /** Why the program exists only in Rust. */
  rustOnly?: string;
  /** Names a Python program that can run in the page, and the output of such a program. */
  program?: string;
  /** How long a slow program takes in the page. */
  runTime?: string;
  /** The series that a program printed. */
  series?: Series;
}

/** A digit in a circle, which numbers a line and the paragraph that explains it: ❶ for 1. */
export function circled(digit: string): string {
  return String.fromCodePoint(0x2775 + Number(digit));
}

export interface BenchOptions {
  /** How many times each value is measured; the median is reported. */
  runs: number;
  /** Appended to the name of the result, so that results of several runs are stored side by side. */
  label: string;
  /** Seconds to wait for a quiet machine before each visit. */
  patience: number;
  /** Milliseconds between hovering over a link and clicking it. */
  hover: number;
  /** The folder of measure.mjs and make-content.mjs, which compare documentation frameworks. */
  harness?: string | undefined;
  /** JSON files with lists of sites, as measure.mjs reads them. */
  sites: readonly string[];
  /** A built site to compare with. */
  before?: string | undefined;
  /** The folder to write to. */
  out?: string | undefined;
}

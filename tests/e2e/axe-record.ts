import { expect } from "vitest";
import { provenanceOf, recordRecent } from "#commands/results/record.ts";
import type { Provenance } from "#model/results/result-schemas.ts";

interface AxeRule {
  id: string;
  /** The WCAG criteria that it checks, such as `wcag143`. */
  tags: string[];
}

/** One run of axe: a page at a width in a theme. */
export interface AxeRun {
  page: string;
  width: number;
  theme: "light" | "dark";
  version: string;
  passed: AxeRule[];
  violated: AxeRule[];
  incomplete: AxeRule[];
  inapplicable: AxeRule[];
}

/** The runs so far, by test file. Files run in separate workers, or one after the other. */
const runsByFile = new Map<string, AxeRun[]>();

/** Records a run of axe for the accessibility report. */
export function recordAxe(run: AxeRun): void {
  const file = (expect.getState().testPath ?? "").replace(/.*\/tests\//, "").replaceAll(/\W+/g, "-");
  const runs = runsByFile.get(file) ?? [];
  runsByFile.set(file, runs);
  runs.push(run);
  recordRecent(`axe/${file}`, { ...provenance(), values: { runs } });
}

let known: Provenance | undefined;

function provenance(): Provenance {
  known ??= provenanceOf("axe");
  return known;
}

import type { EvidenceTable } from "./evidence.ts";
import { bytes } from "./numbers.ts";
import type { Results } from "./read-result.ts";
import type { ResultValues } from "./result-schemas.ts";

/** The figures that matter most. The page adds the number of pages within the limit. */
export function summary({ samples, engines, fuzz }: Results): EvidenceTable {
  return {
    label: "Results at a glance",
    columns: ["Samples passed", "Browser checks passed", "Server faults"],
    rows: [
      [
        samples ? passedOf(sampleTotals(samples.values)) : "–",
        engines ? passedOf(engineTotals(engines.values)) : "–",
        fuzz ? bytes(fuzz.values.faults) : "–",
      ],
    ],
    hasNumbers: true,
  };
}

interface Totals {
  all: number;
  failed: number;
}

/** The number of passed cases, and of all unless they are the same. */
function passedOf({ all, failed }: Totals): string {
  return failed === 0 ? bytes(all) : `${bytes(all - failed)} of ${bytes(all)}`;
}

export function sampleTotals({ groups, failures }: ResultValues<"samples">): Totals {
  return { all: groups.reduce((sum, { samples }) => sum + samples, 0), failed: failures.length };
}

/** Checks that ran, in all engines together. */
export function engineTotals({ engines }: ResultValues<"engines">): Totals {
  const failed = engines.reduce((sum, engine) => sum + engine.failed, 0);
  return { all: engines.reduce((sum, { passed }) => sum + passed, failed), failed };
}

import { memo } from "react";
import type { StageOfLife } from "./raise-organism.ts";

/** The stages of the life so far, with the simulated time they took. */
export const LifeLine = memo(function LifeLine({ life }: { life: readonly StageOfLife[] }) {
  return (
    <ol
      aria-label="Stages of life so far"
      className="grid grid-flow-col grid-rows-1 text-xs max-sm:grid-flow-row max-sm:grid-cols-2 max-sm:grid-rows-none max-sm:gap-2"
    >
      {life.map(({ stage, seconds }) => (
        <li
          key={stage}
          className="border-accent-line border-t-2 pt-2 last:border-accent max-sm:border-t-0 max-sm:border-l-2 max-sm:pt-0 max-sm:pl-3"
        >
          <span className="block font-semibold">{stage}</span>
          <span className="text-muted">{stage === "Creation" ? "instant" : inTime(seconds)}</span>
        </li>
      ))}
    </ol>
  );
});

function inTime(seconds: number): string {
  if (seconds < 120) return `${seconds.toFixed(1)} s`;
  return `${(seconds / 60).toFixed(1)} min`;
}

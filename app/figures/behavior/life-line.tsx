import { memo } from "react";
import type { StageOfLife } from "./raise-organism.ts";

/** The life stages so far, with their simulated durations. */
export const LifeLine = memo(function LifeLine({ life }: { life: readonly StageOfLife[] }) {
  return (
    <ol
      aria-label="Life stages so far"
      className="mt-3 grid grid-flow-col text-xs leading-snug @max-[20rem]:grid-flow-row @max-[20rem]:grid-cols-2"
    >
      {life.map(({ stage, seconds }) => (
        <li
          key={stage}
          className="border-accent-line border-t-2 pt-1 last:border-accent last:border-t-4 last:pt-0.5"
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

import check from "virtual:icon-drawing/check";
import { runtime } from "virtual:python-runtime";
import { useDeferredValue, useMemo } from "react";
import { SeriesPlot } from "#app/plots/series-plot.tsx";
import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import { readSeries } from "#model/series.ts";
import { problemText } from "./problem-text.ts";
import type { Run } from "./use-run.ts";

interface RunOutputProps {
  run: Run;
  title: string;
  captured: string | undefined;
}

/** The interpreter's progress and the program's output, with a plot if the output is a series. */
export function RunOutput({ run: { phase, share, output }, title, captured }: RunOutputProps) {
  const label = `Your run of ${title}`;
  // If rows arrive faster than they can be drawn, some states are skipped.
  const latest = useDeferredValue(output);
  // The last line may be incomplete.
  const series = useMemo(() => readSeries(latest.slice(0, latest.lastIndexOf("\n") + 1)), [latest]);
  const reference = useMemo(() => readSeries(captured ?? ""), [captured]);
  return (
    <>
      {phase === "loading" && <Loading share={share} />}
      {output && (
        // A scrollable region must be reachable by keyboard, so it takes focus.
        <section aria-label={label} tabIndex={0} className="runner-output">
          <pre>{output}</pre>
        </section>
      )}
      {series && <SeriesPlot series={series} reference={reference} />}
    </>
  );
}

interface RunStatusProps {
  run: Run;
  /** The output captured at build time, if the page shows it. */
  captured: string | undefined;
}

/** The elapsed time of a running program, or how it ended. */
export function RunStatus({ run: { phase, output, elapsed, end }, captured }: RunStatusProps) {
  return (
    <p className="runner-status">
      {phase === "running" && <span role="timer">Running: {seconds(elapsed)}</span>}
      <span role="status">
        {end === "success" && <Comparison output={output} captured={captured} />}
        {end === "success" && `Finished in ${seconds(elapsed)} with Python ${runtime.info.python}.`}
        {end === "exception" && `Ended with an exception after ${seconds(elapsed)}.`}
        {end && problemText(end)}
      </span>
    </p>
  );
}

function Loading({ share }: { share: number }) {
  const total = runtime.sentBytes / 1_000_000;
  return (
    <label className="runner-loading">
      <span>
        {share > 0 && share < 1
          ? `Loading Python ${runtime.info.python}: ${(share * total).toFixed(1)} of ${total.toFixed(1)} MB (first time only)`
          : `Starting Python ${runtime.info.python}`}
      </span>
      <progress value={share > 0 ? share : undefined} />
    </label>
  );
}

/** Whether the output is the same as at build time. */
function Comparison({ output, captured }: { output: string; captured: string | undefined }) {
  if (captured === undefined) return null;
  if (output.trimEnd() !== captured.trimEnd()) return "Differs from the captured output. ";
  return (
    <span className="runner-same">
      <DrawnIcon drawing={check} className="size-4" />
      Same as captured.{" "}
    </span>
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

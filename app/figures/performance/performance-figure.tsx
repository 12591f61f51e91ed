import { useDeferredValue } from "react";
import { Controls, FigureButton } from "#app/figures/controls.tsx";
import { FigureFrame, FigureTable } from "#app/figures/figure-frame.tsx";
import type { Settings } from "#app/figures/settings.ts";
import { useSettings } from "#app/figures/use-settings.ts";
import { type FitnessKind, fitnessKinds } from "./fitness-kinds.ts";
import {
  gainOf,
  perSecond,
  type Results,
  sizes,
  timeOf,
  writtenRate,
  writtenTime,
  writtenWay,
} from "./performance-model.ts";
import { SharesPicture } from "./shares-picture.tsx";
import { TimeBars } from "./time-bars.tsx";
import { type Measuring, useMeasuring } from "./use-measuring.ts";

const settings = {
  fitness: { label: "Fitness", options: fitnessKinds, initial: "usual" as FitnessKind },
} satisfies Settings;

/** Shows how a generation is split among workers, and the speedup on the reader's machine. */
export function PerformanceFigure() {
  const inUse = useSettings("performance", settings);
  const { measure, cancel, ...measuring } = useMeasuring();
  const { progress, results, note } = measuring;
  // Text first, then the chart: together they would block the page for too long.
  const drawn = useDeferredValue(results);
  return (
    <FigureFrame
      hasShortControls
      title="A generation, split across workers"
      instruction={
        results
          ? "Just measured; other programs can affect the times."
          : "Measure whether more workers are faster."
      }
      caption="The measurement uses the page’s TypeScript engine, not the library. Sending each worker its part takes time, too. Times are medians; the costly fitness is the benchmark’s. Nothing is stored or sent."
      picture={drawn ? <TimeBars {...drawn} /> : <SharesPicture />}
      table={drawn ? <ResultTable {...drawn} /> : <NotMeasured />}
      isRunning={progress !== undefined}
      room="readout-long"
      readout={
        <>
          {(results || !note) && inWords(measuring)} {note && <b>{note}</b>}
        </>
      }
    >
      <Controls
        label="Measurement"
        settings={settings}
        inUse={inUse}
        run={
          <>
            {/* The same button in all states, so that keyboard focus stays on it. */}
            <FigureButton
              variant={progress ? "secondary" : "primary"}
              onClick={progress ? cancel : () => measure(inUse.values.fitness)}
            >
              {progress ? "Cancel" : results ? "Measure again" : "Measure on this machine"}
            </FigureButton>
            {progress && (
              <progress
                className="figure-progress"
                aria-label="Measured so far"
                max={progress.total}
                value={progress.done}
              />
            )}
          </>
        }
        only={["fitness"]}
      />
    </FigureFrame>
  );
}

function NotMeasured() {
  return (
    <p
      className="living-figure-table content-center text-muted no-js:hidden print:hidden"
      data-markdown="skip"
    >
      Not measured yet
    </p>
  );
}

function ResultTable({ measurements, workers }: Results) {
  return (
    <FigureTable
      label="Times as a table"
      columns={["Organisms", "Measurement", "Time", "Organisms per second", "Speedup"]}
      rows={measurements.map((each) => [
        each.size.toLocaleString("en-US"),
        writtenWay(each.way, workers),
        writtenTime(each.milliseconds),
        writtenRate(perSecond(each)),
        each.way === "split" ? (gainOf(measurements, each.size)?.toFixed(2) ?? "") : "",
      ])}
    />
  );
}

function inWords({ progress, results }: Measuring): string {
  if (progress)
    return `Measuring ${progress.size.toLocaleString("en-US")} organisms; ${progress.done} of ${progress.total} measurements are done. This takes a few seconds.`;
  if (!results)
    return "Only step 2 is split; steps 1 and 3 run in one worker. Whether splitting pays off depends on the machine, the population size and the fitness function. The measurement covers 100, 1,000 and 10,000 organisms, with one worker per core, at most eight.";
  const { fitness, measurements, workers } = results;
  const largest = sizes[sizes.length - 1] ?? 0;
  const gains = sizes.flatMap((size) => gainOf(measurements, size) ?? []);
  const alone = timeOf(measurements, largest, "fitness");
  const shared = timeOf(measurements, largest, "split");
  if (alone === undefined) return "Nothing was measured.";
  if (shared === undefined)
    return `The ${fitness} fitness function took ${writtenTime(alone)} for a generation of ${largest.toLocaleString("en-US")} organisms.`;
  return `With ${workers} workers, the ${fitness} fitness function was ${gains.map((gain) => gain.toFixed(1)).join(", ")} times as fast for ${sizes.map((size) => size.toLocaleString("en-US")).join("; ")} organisms; below 1 means slower. For the largest population, one worker took ${writtenTime(alone)}, all of them ${writtenTime(shared)}. Both gave the same fitness.`;
}

import { useDeferredValue } from "react";
import { ControlButtons, Controls, FigureButton, SettingControls } from "#app/figures/controls.tsx";
import { FigureFrame, FigureTable, Readout } from "#app/figures/figure-frame.tsx";
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

/** How a generation is shared among workers, and what that brings on the reader's machine. */
export function PerformanceFigure() {
  const inUse = useSettings("performance", settings);
  const { measure, cancel, ...measuring } = useMeasuring();
  const { progress, results, note } = measuring;
  // Words first, then the chart: together they would keep the page from answering for too long.
  const drawn = useDeferredValue(results);
  return (
    <FigureFrame
      title={results ? "Measured on your machine just now; other programs count" : "A generation, shared"}
      caption="What is timed is the engine of this page, in TypeScript, not the library. Workers share no memory here: each gets a copy of its piece in a message, and that takes time too. Every time is the middle of several. The costly fitness is that of the benchmark above, ten rounds of learning for each organism. Nothing is stored or sent."
    >
      {drawn ? <TimeBars {...drawn} /> : <SharesPicture />}
      <Readout isRunning={progress !== undefined}>{inWords(measuring)}</Readout>
      {note && (
        <p role="status" className="text-caution text-sm">
          {note}
        </p>
      )}
      <Controls label="Measurement">
        <div className="sm:max-w-60">
          <SettingControls settings={settings} inUse={inUse} />
        </div>
        <ControlButtons>
          {/* The same button all the time, so that the keyboard stays where it is. */}
          <FigureButton
            variant={progress ? "secondary" : "primary"}
            onClick={progress ? cancel : () => measure(inUse.values.fitness)}
          >
            {progress ? "Cancel" : results ? "Measure again" : "Measure on this machine"}
          </FigureButton>
          {progress && (
            <progress
              aria-label="Measured so far"
              max={progress.total}
              value={progress.done}
              className="min-w-32 flex-1"
            />
          )}
        </ControlButtons>
      </Controls>
      {drawn && <ResultTable {...drawn} />}
    </FigureFrame>
  );
}

function ResultTable({ measurements, workers }: Results) {
  return (
    <FigureTable
      label="Times as a table"
      columns={["Organisms", "What", "Time", "Organisms per second", "Gain"]}
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
    return `Measuring ${progress.size.toLocaleString("en-US")} organisms, ${progress.done} of ${progress.total} times known. It takes a few seconds.`;
  if (!results)
    return "Steps 1 and 3 are the same for any number of workers; only step 2 is shared. Whether that pays depends on the machine, on the size and on the fitness. Measured are 100, 1,000 and 10,000 organisms, with as many workers as there are cores, at most eight.";
  const { fitness, measurements, workers } = results;
  const largest = sizes[sizes.length - 1] ?? 0;
  const gains = sizes.flatMap((size) => gainOf(measurements, size) ?? []);
  const alone = timeOf(measurements, largest, "fitness");
  const shared = timeOf(measurements, largest, "split");
  if (alone === undefined) return "Nothing was measured.";
  if (shared === undefined)
    return `The ${fitness} fitness of a generation of ${largest.toLocaleString("en-US")} took ${writtenTime(alone)} here.`;
  return `With ${workers} workers, the ${fitness} fitness was ${gains.map((gain) => gain.toFixed(1)).join(", ")} times as fast for ${sizes.map((size) => size.toLocaleString("en-US")).join("; ")} organisms; below 1 it is slower. For the largest, it took ${writtenTime(alone)} in one worker and ${writtenTime(shared)} split. Every organism got the same fitness both ways.`;
}

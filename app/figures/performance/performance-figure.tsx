import { ControlButtons, Controls, FigureButton } from "#app/figures/controls.tsx";
import { FigureFrame, FigureTable, Readout } from "#app/figures/figure-frame.tsx";
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

/** How a generation is shared among workers, and what that brings on the reader's machine. */
export function PerformanceFigure() {
  const { measure, cancel, ...measuring } = useMeasuring();
  const { progress, results, note } = measuring;
  return (
    <FigureFrame
      title={results ? "Measured on your machine just now; other programs count" : "A generation, shared"}
      caption="What is timed is the engine of this page, in TypeScript, not the library. Workers share no memory here: each gets a copy of its piece in a message, and that takes time too. Every time is the middle of several. Nothing is stored or sent."
    >
      {results ? <TimeBars {...results} /> : <SharesPicture />}
      <Readout isRunning={progress !== undefined}>{inWords(measuring)}</Readout>
      {note && (
        <p role="status" className="text-caution text-sm">
          {note}
        </p>
      )}
      <Controls label="Measurement">
        <ControlButtons>
          {/* The same button all the time, so that the keyboard stays where it is. */}
          <FigureButton variant={progress ? "secondary" : "primary"} onClick={progress ? cancel : measure}>
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
      {results && <ResultTable {...results} />}
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
    return `Measuring ${progress.done + 1} of ${progress.total}: ${progress.size.toLocaleString("en-US")} organisms. It takes a few seconds.`;
  if (!results)
    return "Steps 1 and 3 are the same for any number of workers; only step 2 is shared. Whether that pays depends on the machine. Measured are populations of 100, 1,000 and 10,000, with as many workers as there are cores, at most eight.";
  const { measurements, workers } = results;
  const largest = sizes[sizes.length - 1] ?? 0;
  const gains = sizes.flatMap((size) => gainOf(measurements, size) ?? []);
  const alone = timeOf(measurements, largest, "fitness");
  const shared = timeOf(measurements, largest, "split");
  if (alone === undefined) return "Nothing was measured.";
  if (shared === undefined)
    return `The fitness of a generation of ${largest.toLocaleString("en-US")} took ${writtenTime(alone)} here.`;
  return `With ${workers} workers, fitness was ${gains.map((gain) => gain.toFixed(1)).join(", ")} times as fast for ${sizes.map((size) => size.toLocaleString("en-US")).join("; ")} organisms; below 1 it is slower. For the largest, it took ${writtenTime(alone)} in one worker and ${writtenTime(shared)} split. Every organism got the same fitness both ways.`;
}

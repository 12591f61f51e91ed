import { useDeferredValue, useRef } from "react";
import { Controls, FigureButton, RunButton } from "#app/figures/controls.tsx";
import { FigureFrame } from "#app/figures/figure-frame.tsx";
import { SeedControls } from "#app/figures/seed-controls.tsx";
import { useSettings } from "#app/figures/use-settings.ts";
import { EvolutionChart } from "./evolution-chart.tsx";
import { settledBits } from "./evolution-run.ts";
import { evolutionSettings, initialEvolution, presets } from "./evolution-settings.ts";
import { isFinished, type ShownRun } from "./evolution-state.ts";
import { GenePool } from "./gene-pool.tsx";
import { GenerationTable } from "./generation-table.tsx";
import { useEvolution } from "./use-evolution.ts";

const figure = "evolution";

/** A population that evolves live, with the reader's settings. */
export function EvolutionFigure() {
  const place = useRef<HTMLElement>(null);
  const inUse = useSettings(figure, evolutionSettings);
  const { values, change } = inUse;
  const { run, previous, isRunning, trouble, toggle, step, reset } = useEvolution(values, place);
  // Text and controls don't wait for the pictures.
  const shown = useDeferredValue(run);
  const before = useDeferredValue(previous);
  return (
    <FigureFrame
      place={place}
      title="One population, generation by generation"
      instruction="Press Run, then change one setting and compare."
      caption="Each square is a bit of the DNA, each column a byte; the stronger the color, the more organisms have it set. A bit is fixed when it is the same in nearly all of them. The organism has the most common bits."
      picture={
        <>
          <EvolutionChart run={shown} previous={before} />
          <GenePool pool={shown.pool} />
        </>
      }
      table={<GenerationTable generations={shown.generations} />}
      isRunning={isRunning}
      room="readout-brief"
      readout={
        <>
          {inWords(run, previous)} {trouble && <b>{trouble}</b>}
        </>
      }
    >
      <Controls
        label="Evolution settings"
        settings={evolutionSettings}
        inUse={inUse}
        run={
          <>
            <RunButton isRunning={isRunning} onPress={toggle} what="evolution" />
            <FigureButton onClick={step}>Step</FigureButton>
          </>
        }
        only={["mutation", "size"]}
        presets={
          <>
            Presets
            {presets.map((preset) => (
              <FigureButton
                key={preset.size}
                onClick={() => change({ ...initialEvolution, seed: values.seed, ...preset })}
              >
                {preset.size}
                <span className="sr-only"> organisms, </span>
                <span aria-hidden="true">×</span>
                {preset.generations}
                <span className="sr-only"> generations</span>
              </FigureButton>
            ))}
          </>
        }
        more={["crossover", "elitism", "tournament", "generations"]}
      >
        <SeedControls
          figure={figure}
          seed={values.seed}
          onSeed={(seed) => change({ seed })}
          onReset={() => {
            inUse.reset();
            reset();
          }}
        />
      </Controls>
    </FigureFrame>
  );
}

function inWords(run: ShownRun, previous: ShownRun | undefined): string {
  const last = run.generations.at(-1);
  if (!last) return "Creating the first generation.";
  const { generations } = run.values;
  const took = run.milliseconds === undefined ? "" : `, in ${seconds(run.milliseconds)}`;
  const now = `Generation ${last.generation} of ${generations}: best fitness ${last.best.toFixed(3)}, average ${last.mean.toFixed(3)}, diversity ${last.diversity.toFixed(3)}; ${settledBits(run.pool)} of ${run.pool.length} bits fixed${took}.`;
  const before = previous?.generations.at(-1);
  const compared = before ? ` The previous run reached ${before.best.toFixed(3)}.` : "";
  return isFinished(run) || last.generation > 0
    ? `${now}${compared}`
    : `${now}${compared} Press Run to start.`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

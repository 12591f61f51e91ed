import { useDeferredValue, useRef } from "react";
import {
  ControlButtons,
  Controls,
  FigureButton,
  RunButton,
  SettingControls,
} from "#app/figures/controls.tsx";
import { FigureFrame, Readout } from "#app/figures/figure-frame.tsx";
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

/** A population that evolves before the reader's eyes, with the reader's settings. */
export function EvolutionFigure() {
  const place = useRef<HTMLElement>(null);
  const inUse = useSettings(figure, evolutionSettings);
  const { values, change } = inUse;
  const { run, previous, isRunning, trouble, toggle, step, reset } = useEvolution(values, place);
  // Words and controls do not wait for the pictures.
  const shown = useDeferredValue(run);
  const before = useDeferredValue(previous);
  return (
    <FigureFrame
      place={place}
      title="One population, generation by generation"
      caption="Each square is one of the 512 bits of the DNA; the stronger its color, the more organisms have it set. A random population is mist; selection makes it settle, and diversity falls. A dashed line is the best of the run before, for comparison."
    >
      <div className="grid items-center gap-6 sm:grid-cols-[3fr_2fr]">
        <EvolutionChart run={shown} previous={before} />
        <GenePool pool={shown.pool} />
      </div>
      <Readout isRunning={isRunning}>{inWords(run, previous)}</Readout>
      {trouble && (
        <p role="status" className="text-caution text-sm">
          {trouble}
        </p>
      )}
      <Controls label="Settings of the evolution">
        <ControlButtons>
          <RunButton isRunning={isRunning} onPress={toggle} what="evolution" />
          <FigureButton onClick={step}>Step</FigureButton>
          <SeedControls
            figure={figure}
            seed={values.seed}
            onSeed={(seed) => change({ seed })}
            onReset={() => {
              inUse.reset();
              reset();
            }}
          />
        </ControlButtons>
        <ControlButtons>
          {presets.map((preset) => (
            <FigureButton
              key={preset.size}
              onClick={() => change({ ...initialEvolution, seed: values.seed, ...preset })}
            >
              {preset.size} organisms, {preset.generations} generations
            </FigureButton>
          ))}
        </ControlButtons>
        <SettingControls
          settings={evolutionSettings}
          inUse={inUse}
          only={["size", "mutation", "crossover", "elitism", "tournament", "generations"]}
        />
      </Controls>
      <GenerationTable generations={shown.generations} />
    </FigureFrame>
  );
}

function inWords(run: ShownRun, previous: ShownRun | undefined): string {
  const last = run.generations.at(-1);
  if (!last) return "The first generation is being made.";
  const { generations } = run.values;
  const took = run.milliseconds === undefined ? "" : ` Evolving took ${seconds(run.milliseconds)} here.`;
  const now = `Generation ${last.generation} of ${generations}: best fitness ${last.best.toFixed(3)}, mean ${last.mean.toFixed(3)}, diversity ${last.diversity.toFixed(3)}; ${settledBits(run.pool)} of ${run.pool.length} bits settled.${took}`;
  const before = previous?.generations.at(-1);
  const compared = before
    ? ` The run before came to ${before.best.toFixed(3)} in generation ${before.generation}.`
    : "";
  return isFinished(run) || last.generation > 0
    ? `${now}${compared}`
    : `${now}${compared} Press Run to evolve it.`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

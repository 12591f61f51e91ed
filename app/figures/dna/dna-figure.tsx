import { useDeferredValue, useMemo } from "react";
import { ControlButtons, Controls, FigureButton, SettingControls } from "#app/figures/controls.tsx";
import { FigureFrame, FigureTable, Readout } from "#app/figures/figure-frame.tsx";
import { SeedControls } from "#app/figures/seed-controls.tsx";
import { useSettings } from "#app/figures/use-settings.ts";
import { Checksums } from "./checksums.tsx";
import { dnaSettings, dnaState, ordinaryFor, settingsFor } from "./dna-model.ts";
import { inWords, tableOf } from "./dna-words.ts";
import { GeneBars } from "./gene-bars.tsx";
import { Strands } from "./strands.tsx";

const figure = "dna";

/** One sequence and what becomes of it: a mutant, an imperfect copy, a child of two. */
export function DnaFigure() {
  const inUse = useSettings(figure, dnaSettings);
  const { values, change, reset } = inUse;
  // The controls answer at once; the rest follows when there is time.
  const settled = useDeferredValue(values);
  const state = useMemo(() => dnaState(settled), [settled]);
  const { chance, probability } = dnaSettings;
  const shown = settingsFor(values.operation);
  return (
    <FigureFrame
      title="One sequence, one change"
      caption="Each bar is a byte, as tall as its value; those on the tinted ground are the six genes. Lines follow each byte into the child, and what changed has a color. Marks on the bars of the genes show the parent’s values."
    >
      <Strands state={state} values={settled} />
      <div className="grid items-center gap-6 sm:grid-cols-2">
        <GeneBars parent={state.parent} child={state.child.dna} />
        <Checksums state={state} />
      </div>
      <Readout>{inWords(state, settled)}</Readout>
      <Controls label="What happens to the DNA">
        <SettingControls settings={dnaSettings} inUse={inUse} only={shown} />
        <ControlButtons>
          {shown.includes("chance") && (
            <FigureButton
              variant="primary"
              onClick={() => change({ chance: (values.chance + 1) % (chance.to + 1) })}
            >
              Again
            </FigureButton>
          )}
          {ordinaryFor(values.operation).map((rate, place) => (
            <FigureButton
              key={rate}
              aria-pressed={values.probability === rate}
              onClick={() => change({ probability: rate })}
            >
              {place === 0 ? "Lowest" : "Highest"} ordinary: {probability.format(rate)}
            </FigureButton>
          ))}
        </ControlButtons>
        <ControlButtons>
          <SeedControls
            figure={figure}
            seed={values.seed}
            onSeed={(seed) => change({ seed })}
            onReset={reset}
          />
        </ControlButtons>
      </Controls>
      <FigureTable label="Genes, distance and checksum as a table" {...tableOf(state)} />
    </FigureFrame>
  );
}

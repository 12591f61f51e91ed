import { useDeferredValue, useMemo } from "react";
import { Controls, FigureButton } from "#app/figures/controls.tsx";
import { FigureFrame, FigureTable } from "#app/figures/figure-frame.tsx";
import { SeedControls } from "#app/figures/seed-controls.tsx";
import { useSettings } from "#app/figures/use-settings.ts";
import { BytePicker } from "./byte-picker.tsx";
import { Checksums } from "./checksums.tsx";
import { dnaSettings, dnaState, ordinaryFor, settingsFor } from "./dna-model.ts";
import { inWords, tableOf } from "./dna-words.ts";
import { GeneBars } from "./gene-bars.tsx";
import { Strands } from "./strands.tsx";

const figure = "dna";

/** A DNA sequence and the result of an operation: a mutant, an imperfect copy, a child of two. */
export function DnaFigure() {
  const inUse = useSettings(figure, dnaSettings);
  const { values, change, reset } = inUse;
  // Controls update at once; the rest follows when there is time.
  const settled = useDeferredValue(values);
  const state = useMemo(() => dnaState(settled), [settled]);
  const { chance, probability } = dnaSettings;
  const [first = "operation", second = "chance", ...more] = settingsFor(values.operation);
  const rates = ordinaryFor(values.operation);
  const hasChance = second === "chance" || more.includes("chance");
  return (
    <FigureFrame
      title="A sequence and its child"
      instruction="Pick a parent byte to flip a bit."
      caption="Each bar is a byte; its height is the value. Shaded: the six genes. Lines lead to each byte’s position in the child; changes are colored. Marks on the gene bars: the parent’s values."
      picture={
        <>
          <div className="relative">
            <Strands state={state} values={settled} />
            <BytePicker values={values} change={change} />
          </div>
          <Checksums state={state} />
          <GeneBars parent={state.parent} child={state.child.dna} />
        </>
      }
      table={<FigureTable label="Genes and checksum as a table" {...tableOf(state)} />}
      room="readout-brief"
      readout={inWords(state, settled)}
    >
      <Controls
        label="What happens to the DNA"
        settings={dnaSettings}
        inUse={inUse}
        run={
          <FigureButton
            variant="primary"
            disabled={!hasChance}
            onClick={() => change({ chance: (values.chance + 1) % (chance.to + 1) })}
          >
            Next child
          </FigureButton>
        }
        only={[first, second]}
        more={more}
        presets={
          // The row keeps its height when an operation has no typical probability.
          rates.length > 0 && (
            <>
              Typical rates
              {rates.map((rate, place) => (
                <FigureButton
                  key={values.operation + rate}
                  className="min-w-16"
                  aria-pressed={values.probability === rate}
                  onClick={() => change({ probability: rate })}
                >
                  <span className="sr-only">{place === 0 ? "Lowest" : "Highest"} typical: </span>
                  {probability.format(rate)}
                </FigureButton>
              ))}
            </>
          )
        }
      >
        <SeedControls
          figure={figure}
          of="Parent"
          seed={values.seed}
          onSeed={(seed) => change({ seed })}
          onReset={reset}
        />
      </Controls>
    </FigureFrame>
  );
}

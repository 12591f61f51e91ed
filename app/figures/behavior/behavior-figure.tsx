import { useDeferredValue, useMemo } from "react";
import { Controls } from "#app/figures/controls.tsx";
import { FigureFrame, FigureTable } from "#app/figures/figure-frame.tsx";
import { SeedControls } from "#app/figures/seed-controls.tsx";
import { useSettings } from "#app/figures/use-settings.ts";
import { AnswerBars } from "./answer-bars.tsx";
import { type BehaviorState, behaviorSettings, behaviorState } from "./behavior-model.ts";
import { LifeLine } from "./life-line.tsx";
import { OrganismPicture } from "./organism-picture.tsx";
import type { RaisedOrganism } from "./raise-organism.ts";
import { useOrganism } from "./use-organism.ts";

const figure = "behavior";

/** Shows which behavior a situation triggers, which one the organism chooses, and why. */
export function BehaviorFigure() {
  const inUse = useSettings(figure, behaviorSettings);
  const { values, change, reset } = inUse;
  const organism = useOrganism(values.seed, values.generations);
  // Controls update at once; the rest follows when there is time.
  const settled = useDeferredValue(values);
  const { dna } = useDeferredValue(organism);
  const state = useMemo(() => behaviorState(dna, settled), [dna, settled]);
  return (
    <FigureFrame
      hasShortControls
      hasPairedControls
      title="One organism, one situation"
      instruction="Drag Danger to 1 and watch which behavior wins."
      caption="Ring: energy. Dots: others nearby. Dotted circle: novelty. Bars are the network’s answers, marks what the triggers call for; fitness measures how close they are."
      picture={
        <>
          <div className="grid grid-cols-[5fr_6fr] items-center @[42rem]:grid-cols-2 gap-4">
            <OrganismPicture dna={dna} state={state} values={settled} />
            <AnswerBars state={state} />
          </div>
          <LifeLine life={organism.life} />
        </>
      }
      table={
        <FigureTable
          label="Answers as a table"
          columns={["Behavior", "Called for", "Answer", "Reason"]}
          rows={state.answers.map(({ behavior, calledFor, answer, reason }) => [
            behavior,
            calledFor.toFixed(2),
            answer.toFixed(2),
            reason,
          ])}
        />
      }
      room="readout-medium"
      readout={inWords(state, organism)}
    >
      <Controls
        label="The situation and the organism"
        settings={behaviorSettings}
        inUse={inUse}
        only={["danger", "energy"]}
        more={["company", "novelty", "generations"]}
      >
        <SeedControls
          figure={figure}
          seed={values.seed}
          onSeed={(seed) => change({ seed })}
          onReset={reset}
        />
      </Controls>
    </FigureFrame>
  );
}

function inWords({ chosen, wanted }: BehaviorState, { fitness, generation }: RaisedOrganism): string {
  const called = `The triggers call most strongly for ${wanted.behavior} (${wanted.calledFor.toFixed(2)}: ${wanted.reason}).`;
  const answered = `The organism chooses ${chosen.behavior} (${chosen.answer.toFixed(2)})`;
  const agreement = chosen.behavior === wanted.behavior ? "matches" : "doesn’t match";
  return `${called} ${answered}, which ${agreement}. Its fitness after ${generation} generations is ${fitness.toFixed(3)}.`;
}

import { useDeferredValue, useMemo } from "react";
import { ControlButtons, Controls, SettingControls } from "#app/figures/controls.tsx";
import { FigureFrame, FigureTable, Readout } from "#app/figures/figure-frame.tsx";
import { SeedControls } from "#app/figures/seed-controls.tsx";
import { useSettings } from "#app/figures/use-settings.ts";
import { AnswerBars } from "./answer-bars.tsx";
import { type BehaviorState, behaviorSettings, behaviorState } from "./behavior-model.ts";
import { LifeLine } from "./life-line.tsx";
import { OrganismPicture } from "./organism-picture.tsx";
import type { RaisedOrganism } from "./raise-organism.ts";
import { useOrganism } from "./use-organism.ts";

const figure = "behavior";

/** Which behavior a situation calls for, which one an organism answers with, and why. */
export function BehaviorFigure() {
  const inUse = useSettings(figure, behaviorSettings);
  const { values, change, reset } = inUse;
  const organism = useOrganism(values.seed, values.generations);
  // The controls answer at once; the rest follows when there is time.
  const settled = useDeferredValue(values);
  const { dna } = useDeferredValue(organism);
  const state = useMemo(() => behaviorState(dna, settled), [dna, settled]);
  return (
    <FigureFrame
      title="One organism, one situation"
      caption="Bars: how strongly the network answers. Marks: how strongly the documented triggers call for each behavior. Evolve the organism from 0 to 200 generations and watch the bars move toward the marks: that is what fitness measures."
    >
      <div className="grid items-center gap-6 sm:grid-cols-[2fr_3fr]">
        <OrganismPicture state={state} values={settled} />
        <AnswerBars state={state} />
      </div>
      <LifeLine life={organism.life} />
      <Readout>{inWords(state, organism)}</Readout>
      <Controls label="The situation and the organism">
        <SettingControls
          settings={behaviorSettings}
          inUse={inUse}
          only={["energy", "danger", "company", "novelty", "generations"]}
        />
        <ControlButtons>
          <SeedControls
            figure={figure}
            seed={values.seed}
            onSeed={(seed) => change({ seed })}
            onReset={reset}
          />
        </ControlButtons>
      </Controls>
      <FigureTable
        label="Answers as a table"
        columns={["Behavior", "Called for", "Answer", "Because of"]}
        rows={state.answers.map(({ behavior, calledFor, answer, reason }) => [
          behavior,
          calledFor.toFixed(2),
          answer.toFixed(2),
          reason,
        ])}
      />
    </FigureFrame>
  );
}

function inWords({ chosen, wanted }: BehaviorState, { fitness, generation }: RaisedOrganism): string {
  const called = `The triggers call most for ${wanted.behavior} (${wanted.calledFor.toFixed(2)}: ${wanted.reason}).`;
  const answered = `The organism answers ${chosen.behavior} (${chosen.answer.toFixed(2)})`;
  const agreement = chosen.behavior === wanted.behavior ? "as they ask" : "which is not what they ask";
  return `${called} ${answered}, ${agreement}. Its fitness after ${generation} generations is ${fitness.toFixed(3)}.`;
}

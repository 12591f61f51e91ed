import { useEffect, useRef, useState } from "react";
import { FigureButton, RunButton } from "#app/figures/controls.tsx";
import { seedSetting } from "#app/figures/settings.ts";
import { usePrefersStillness } from "#app/figures/use-frames.ts";
import { useSettings } from "#app/figures/use-settings.ts";
import { Dish } from "./dish.tsx";
import { FitnessLine } from "./fitness-line.tsx";
import { GenePanel } from "./gene-panel.tsx";
import { fittestOf, inWords } from "./scene.ts";
import { usePopulation } from "./use-population.ts";

const settings = { seed: seedSetting };

/** The dish beside its program. It starts automatically, unless the reader prefers reduced motion. */
export function PopulationFigure() {
  const { values, change, refused } = useSettings("population", settings);
  const prefersStillness = usePrefersStillness();
  const [pressed, setPressed] = useState<boolean>();
  const [isAutomatic, setIsAutomatic] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [chosen, setChosen] = useState<number>();
  // In a task after hydration: a replayed click on Run must not pause what has just started.
  useEffect(() => {
    const timer = setTimeout(() => setIsAutomatic(true));
    return () => clearTimeout(timer);
  }, []);
  const wantsRun = pressed ?? (isAutomatic && !prefersStillness);
  const place = useRef<HTMLElement>(null);
  const { shown, isFinished, organisms, startOver } = usePopulation(
    values.seed,
    wantsRun && !isLooking,
    place,
  );
  const isRunning = wantsRun && !isFinished;
  const moment = shown.to;
  const selected = moment.residents.find(({ name }) => name === chosen) ?? fittestOf(moment);

  function handleRun() {
    if (isFinished) startOver();
    setPressed(!isRunning);
  }

  return (
    <figure ref={place} aria-label="A population in a dish" className="population">
      <Dish
        motion={shown}
        selected={selected?.name}
        onSelect={setChosen}
        onLook={setIsLooking}
        organisms={organisms}
      />
      <FitnessLine moment={moment} />
      <div className="population-genes flex min-w-0 flex-col gap-4">
        {selected && <GenePanel resident={selected} />}
        <fieldset data-controls className="flex flex-wrap items-center gap-2 no-js:hidden print:hidden">
          <legend className="sr-only">The population in the dish</legend>
          <RunButton isRunning={isRunning} onPress={handleRun} what="the population" />
          <FigureButton onClick={() => change({ seed: (values.seed + 1) % (seedSetting.to + 1) })}>
            Next seed
          </FigureButton>
        </fieldset>
      </div>
      <p aria-live={isRunning ? "off" : "polite"} className="population-words text-muted text-sm digits">
        {`Seed ${moment.seed}. ${inWords(moment)}`}
      </p>
      {refused.map((sentence) => (
        <p key={sentence} role="alert" className="text-danger text-sm">
          {sentence}
        </p>
      ))}
    </figure>
  );
}

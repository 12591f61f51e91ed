import { useEffect, useRef, useState } from "react";
import { FigureButton, RunButton } from "#app/figures/controls.tsx";
import { seedSetting } from "#app/figures/settings.ts";
import { usePrefersStillness } from "#app/figures/use-frames.ts";
import { useSettings } from "#app/figures/use-settings.ts";
import { Dish } from "./dish.tsx";
import { inWords } from "./population-words.ts";
import { usePopulation } from "./use-population.ts";

const settings = { seed: seedSetting };

/** A population that lives on the landing page: by itself, unless the reader has asked for less motion. */
export function PopulationFigure() {
  const { values, change, refused } = useSettings("population", settings);
  const prefersStillness = usePrefersStillness();
  const [pressed, setPressed] = useState<boolean>();
  const [isAutomatic, setIsAutomatic] = useState(false);
  // In a later task than hydration: a press on Run from before that must not stop what has just started.
  useEffect(() => {
    const timer = setTimeout(() => setIsAutomatic(true));
    return () => clearTimeout(timer);
  }, []);
  const isRunning = pressed ?? (isAutomatic && !prefersStillness);
  const place = useRef<HTMLElement>(null);
  const { motion, labels, parts } = usePopulation(values.seed, isRunning, place);
  return (
    <figure ref={place}>
      <Dish motion={motion} labels={labels} parts={parts} />
      <fieldset data-controls className="mt-4 flex flex-wrap items-center gap-2 no-js:hidden print:hidden">
        <legend className="sr-only">The living population</legend>
        <RunButton isRunning={isRunning} onPress={() => setPressed(!isRunning)} what="the population" />
        <FigureButton onClick={() => change({ seed: (values.seed + 1) % (seedSetting.to + 1) })}>
          Next seed
        </FigureButton>
      </fieldset>
      <p aria-live={isRunning ? "off" : "polite"} className="mt-3 min-h-[6em] text-muted text-sm digits">
        {`Seed ${motion.to.seed}. ${inWords(motion.to)}`}
      </p>
      {refused.map((sentence) => (
        <p key={sentence} role="alert" className="text-danger text-sm">
          {sentence}
        </p>
      ))}
    </figure>
  );
}

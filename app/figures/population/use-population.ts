import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { inSlices } from "#app/figures/in-slices.ts";
import { useFrames } from "#app/figures/use-frames.ts";
import { useSoon } from "#app/figures/use-soon.ts";
import { firstMoment } from "./first-moment.ts";
import { type Motion, motion, transformAt } from "./places.ts";
import { PopulationRun } from "./population-run.ts";
import type { Moment } from "./scene.ts";

// A generation takes 1.2 s: into the fresh dish, and five moments of life.
const arrivalMilliseconds = 400;
const momentMilliseconds = 160;

/** The run of a seed, which continues while it is running. Between moments, elements move without rendering. */
export function usePopulation(seed: number, isRunning: boolean, place: RefObject<Element | null>) {
  const [shown, setShown] = useState<Motion>(() => motion(firstMoment));
  const [isFinished, setIsFinished] = useState(false);
  const run = useRef<PopulationRun>(undefined);
  const next = useRef<Moment[]>([]);
  const cancel = useRef(() => {});
  const isPreparing = useRef(false);
  const time = useRef(1);
  const soon = useSoon();
  const organisms = useRef<SVGGElement>(null);

  /** Computes a seed's run up to a generation, and cancels one that is still being computed. */
  const begin = useEffectEvent((from: number, generation: number) => {
    run.current = undefined;
    next.current = [];
    cancel.current();
    cancel.current = inSlices(PopulationRun.grown(from, generation - 1), (grown) => {
      run.current = grown;
      prepare(() => {
        const moment = next.current.shift();
        if (!moment) return;
        time.current = 1;
        setIsFinished(false);
        setShown(motion(moment));
      });
    });
  });
  useEffect(() => {
    begin(seed, firstMoment.generation);
    return () => cancel.current();
  }, [seed]);

  /** Computes the next generation, during the last moments of the current one. */
  const prepare = useEffectEvent((onReady = () => {}) => {
    if (!run.current) return;
    if (run.current.isFinished) return setIsFinished(true);
    const work = run.current.evolve();
    isPreparing.current = true;
    cancel.current = inSlices(work, (moments) => {
      isPreparing.current = false;
      next.current.push(...moments);
      onReady();
    });
  });

  const showNext = useEffectEvent(() => {
    const moment = next.current.shift();
    if (!moment) return;
    time.current = 0;
    // At once, because the next frame would move the elements of the last moment again.
    flushSync(() => setShown(motion(moment, shown)));
  });

  useFrames(isRunning && !isFinished, place, (elapsed) => {
    if (!run.current) return;
    const duration = shown.isArrival ? arrivalMilliseconds : momentMilliseconds;
    time.current = Math.min(time.current + elapsed / duration, 1);
    shown.tracks.forEach((track, index) => {
      organisms.current?.children[index]?.setAttribute("transform", transformAt(track, time.current));
    });
    if (next.current.length < 2 && !isPreparing.current) prepare();
    if (time.current >= 1) soon(showNext);
  });

  return { shown, isFinished, organisms, startOver: () => begin(seed, 1) };
}

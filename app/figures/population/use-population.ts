import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { inSlices } from "#app/figures/in-slices.ts";
import { useFrames } from "#app/figures/use-frames.ts";
import { useSoon } from "#app/figures/use-soon.ts";
import { firstScene } from "./first-scene.ts";
import { type Label, labelsOf, leaderPath } from "./labels.ts";
import { linkPath, type Motion, motion, placeAt } from "./motion.ts";
import { LivingPopulation } from "./population-model.ts";

const stepMilliseconds = 280;

interface Shown {
  motion: Motion;
  labels: Label[];
}

/** The population of a seed, which lives while it runs. Between steps the parts are moved without rendering. */
export function usePopulation(seed: number, isRunning: boolean, place: RefObject<Element | null>) {
  const [shown, setShown] = useState<Shown>(() => still(motion(firstScene)));
  const living = useRef<LivingPopulation>(undefined);
  const prepared = useRef<Shown>(undefined);
  const giveUp = useRef(() => {});
  const moment = useRef(0);
  const soon = useSoon();
  const cells = useRef<SVGGElement>(null);
  const links = useRef<SVGPathElement>(null);
  const leaders = useRef<SVGGElement>(null);

  /** Lets the population of a seed begin; what was growing is given up. */
  const begin = useEffectEvent((from: number) => {
    living.current = undefined;
    prepared.current = undefined;
    giveUp.current();
    giveUp.current = inSlices(LivingPopulation.grown(from), (population) => {
      living.current = population;
      moment.current = 0;
      setShown(still(motion(population.scene)));
    });
  });
  useEffect(() => {
    begin(seed);
    return () => giveUp.current();
  }, [seed]);

  /** The next step is worked out half of the way before it is shown. */
  const prepare = useEffectEvent(() => {
    if (!living.current) return;
    const next = motion(living.current.step(), shown.motion);
    prepared.current = { motion: next, labels: labelsOf(next, shown.labels) };
  });

  const showPrepared = useEffectEvent(() => {
    const next = prepared.current;
    if (!next) return;
    prepared.current = undefined;
    moment.current = 0;
    // At once: the next frame would move the parts of the last step again.
    flushSync(() => setShown(next));
    if (next.motion.tracks.length === 0) begin(seed);
  });

  useFrames(isRunning, place, (elapsed) => {
    if (!living.current) return;
    moment.current = Math.min(moment.current + elapsed / stepMilliseconds, 1);
    const now = moment.current;
    if (now >= 0.5 && !prepared.current) soon(prepare);
    else if (now >= 1) soon(showPrepared);
    shown.motion.tracks.forEach((track, index) => {
      const { x, y } = placeAt(track, now);
      cells.current?.children[index]?.setAttribute("transform", `translate(${x} ${y})`);
    });
    links.current?.setAttribute("d", linkPath(shown.motion.links, now));
    shown.labels.forEach((label, index) => {
      leaders.current?.children[index]?.setAttribute("d", leaderPath(label, now));
    });
  });

  return { ...shown, parts: { cells, links, leaders } };
}

function still(frame: Motion): Shown {
  return { motion: frame, labels: labelsOf(frame) };
}

import { type RefObject, startTransition, useEffect, useReducer, useRef, useState } from "react";
import { useFrames } from "#app/figures/use-frames.ts";
import { type EvolutionComputer, evolutionComputer } from "./evolution-computer.ts";
import type { EvolutionValues } from "./evolution-settings.ts";
import { firstState, isFinished, lastGeneration, nextState, sameValues } from "./evolution-state.ts";

// A long run takes about four seconds if the machine is fast enough, slow enough to watch; a short one less.
const perSecond = (generations: number) => Math.max(generations / 4, 20);

/** Runs evolution with these values while the figure is on the screen. */
export function useEvolution(values: EvolutionValues, place: RefObject<Element | null>) {
  const [state, dispatch] = useReducer(nextState, firstState);
  const [trouble, setTrouble] = useState<string>();
  const computer = useRef<EvolutionComputer>(undefined);
  const target = useRef({ id: 0, generation: 0 });
  const { run, isRunning } = state;
  if (!sameValues(run.values, values)) dispatch({ kind: "begin", values });

  useEffect(
    () => () => {
      computer.current?.stop();
      computer.current = undefined;
    },
    [],
  );

  /** Requests missing generations, one request at a time. */
  function ask() {
    if (target.current.id !== run.id) target.current = { id: run.id, generation: 0 };
    const upTo = Math.min(Math.floor(target.current.generation), run.values.generations);
    if (computer.current?.isBusy || upTo <= lastGeneration(run)) return;
    computer.current ??= evolutionComputer({
      onReply: (reply) => dispatch({ kind: "reply", reply }),
      onTrouble(sentence, canGoOn) {
        setTrouble(sentence);
        if (!canGoOn) dispatch({ kind: "pause" });
      },
    });
    computer.current.ask({ id: run.id, values: run.values, upTo });
  }
  useEffect(ask);

  useFrames(isRunning, place, (elapsed) => {
    const rate = perSecond(run.values.generations) / 1000;
    // Never far ahead of what has been computed, or the run would continue long after a pause.
    const most = lastGeneration(run) + 1 + rate * 100;
    target.current.generation = Math.min(target.current.generation + elapsed * rate, most);
    ask();
  });

  return {
    ...state,
    trouble,
    toggle() {
      setTrouble(undefined);
      target.current.generation = lastGeneration(run);
      // In short pieces, because the whole figure is rendered again.
      startTransition(() => {
        if (isRunning) dispatch({ kind: "pause" });
        else if (isFinished(run)) dispatch({ kind: "begin", values, isRunning: true });
        else dispatch({ kind: "run" });
      });
    },
    step() {
      if (isFinished(run)) dispatch({ kind: "begin", values, isRunning: false });
      else {
        const from = isRunning ? 0 : Math.floor(target.current.generation);
        target.current.generation = Math.max(from, lastGeneration(run)) + 1;
        dispatch({ kind: "pause" });
        ask();
      }
    },
    reset: () => dispatch({ kind: "reset" }),
  };
}

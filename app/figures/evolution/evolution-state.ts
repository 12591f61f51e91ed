import type { EvolutionReply, Generation } from "./evolution-run.ts";
import { type EvolutionValues, initialEvolution } from "./evolution-settings.ts";
import { firstGenerations, firstPool } from "./first-run.ts";

export interface ShownRun {
  id: number;
  values: EvolutionValues;
  /** Undefined until the first answer. */
  generations: readonly Generation[];
  pool: string;
  /** Time to evolve, if it was computed here. */
  milliseconds?: number;
}

export interface EvolutionState {
  run: ShownRun;
  previous?: ShownRun;
  isRunning: boolean;
}

type Action =
  | { kind: "begin"; values: EvolutionValues; isRunning?: boolean }
  | { kind: "run" | "pause" | "reset" }
  | { kind: "reply"; reply: EvolutionReply };

export const firstState: EvolutionState = {
  run: { id: 0, values: initialEvolution, generations: firstGenerations, pool: firstPool },
  isRunning: false,
};

// A run that has hardly started, because a slider is still moving, is not worth comparing with.
const worthKeeping = 10;

export function nextState(state: EvolutionState, action: Action): EvolutionState {
  const { run } = state;
  switch (action.kind) {
    case "begin": {
      const { values, isRunning = state.isRunning } = action;
      const previous = isFinished(run) || run.generations.length > worthKeeping ? run : state.previous;
      const begun = { id: run.id + 1, values, generations: [], pool: run.pool, milliseconds: 0 };
      return { run: begun, isRunning, ...(previous && { previous }) };
    }
    case "run":
      return { ...state, isRunning: true };
    case "pause":
      return { ...state, isRunning: false };
    case "reset":
      return { ...firstState, run: { ...firstState.run, id: run.id + 1 } };
    case "reply": {
      const { id, generations, pool, milliseconds } = action.reply;
      if (id !== run.id) return state;
      const next = {
        ...run,
        // A replacement worker starts from the beginning, with the same results.
        generations: [
          ...run.generations,
          ...generations.filter(({ generation }) => generation > lastGeneration(run)),
        ],
        pool,
        milliseconds: (run.milliseconds ?? 0) + milliseconds,
      };
      return { ...state, run: next, isRunning: state.isRunning && !isFinished(next) };
    }
  }
}

/** The last generation; -1 before the first. */
export function lastGeneration({ generations }: ShownRun): number {
  return generations.at(-1)?.generation ?? -1;
}

export function isFinished(run: ShownRun): boolean {
  return lastGeneration(run) >= run.values.generations;
}

export function sameValues(some: EvolutionValues, others: EvolutionValues): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

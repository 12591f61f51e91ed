import { expect, test } from "vitest";
import { initialEvolution } from "./evolution-settings.ts";
import { type EvolutionState, firstState, isFinished, lastGeneration, nextState } from "./evolution-state.ts";

const values = { ...initialEvolution, generations: 20, seed: 7 };
const begun = nextState(firstState, { kind: "begin", values, isRunning: true });

function after(state: EvolutionState, from: number, to: number, id = state.run.id): EvolutionState {
  const generations = Array.from({ length: to - from + 1 }, (_, place) => ({
    generation: from + place,
    best: 0.5,
    mean: 0.4,
    diversity: 0.3,
  }));
  return nextState(state, { kind: "reply", reply: { id, generations, pool: "0", milliseconds: 2 } });
}

test("the first picture is a finished run", () => {
  expect(isFinished(firstState.run)).toBe(true);
  expect(lastGeneration(begun.run)).toBe(-1);
});

test("a new run keeps the one before for comparison", () => {
  expect(begun.previous).toBe(firstState.run);
  expect(begun.isRunning).toBe(true);
});

test("a run that has hardly begun is not compared with", () => {
  const again = nextState(after(begun, 0, 3), { kind: "begin", values: initialEvolution });
  expect(again.previous).toBe(firstState.run);
  expect(again.isRunning).toBe(true);
});

test("answers add up, and the last generation ends the run", () => {
  const half = after(begun, 0, 10);
  expect(half.isRunning).toBe(true);
  const whole = after(half, 11, 20);
  expect(whole.run.generations).toHaveLength(21);
  expect(whole.run.milliseconds).toBe(4);
  expect(whole.isRunning).toBe(false);
});

test("an answer to another run is left out, and a generation counts once", () => {
  expect(after(begun, 0, 5, begun.run.id - 1)).toBe(begun);
  expect(after(after(begun, 0, 5), 0, 8).run.generations).toHaveLength(9);
});

test("a reset brings the first picture back and forgets the rest", () => {
  const state = nextState(after(begun, 0, 20), { kind: "reset" });
  expect(state.run.generations).toBe(firstState.run.generations);
  expect(state.previous).toBeUndefined();
  expect(state.run.id).toBeGreaterThan(begun.run.id);
});

import { expect, test } from "vitest";
import { initialValues } from "#app/figures/settings.ts";
import { Dna } from "#simulation/dna.ts";
import { behaviorSettings, behaviorState } from "./behavior-model.ts";
import { firstOrganism, raiseOrganism } from "./raise-organism.ts";

const initial = initialValues(behaviorSettings);
const raise = (seed: number, generations: number) => [...raiseOrganism(seed, generations)];

test("the first frame's organism is the one that evolution makes, bit for bit", () => {
  expect(firstOrganism()).toEqual(raise(initial.seed, initial.generations).at(-1));
});

test("the first frame teaches: the organism does what its triggers ask", () => {
  const { chosen, wanted } = behaviorState(firstOrganism().dna, initial);
  expect(chosen.behavior).toBe(wanted.behavior);
});

test.for([
  [{ energy: 1, danger: 0, company: 0, novelty: 0 }, "Social"],
  [{ energy: 1, danger: 1, company: 1, novelty: 0 }, "Aggressive"],
  [{ energy: 0, danger: 1, company: 1, novelty: 0 }, "Conservation"],
  [{ energy: 0, danger: 0, company: 1, novelty: 1 }, "Exploration"],
] as const)("%j calls for %s", ([situation, behavior]) => {
  expect(behaviorState(Dna.fromSeed(1), situation).wanted.behavior).toBe(behavior);
});

test("strengths stay from 0 to 1, and fitness never falls with evolution", () => {
  for (let seed = 0; seed < 20; seed += 1) {
    let before = 0;
    for (const { dna, fitness } of raise(seed, 40)) {
      for (const { answer, calledFor } of behaviorState(dna, { energy: 0, danger: 0, company: 0, novelty: 1 })
        .answers) {
        expect(Math.min(answer, calledFor)).toBeGreaterThanOrEqual(0);
        expect(Math.max(answer, calledFor)).toBeLessThanOrEqual(1);
      }
      expect(fitness).toBeGreaterThanOrEqual(before);
      before = fitness;
    }
  }
});

test("a newborn has not evolved, and its stages say so", () => {
  expect(raise(7, 0).map(({ life }) => life.map(({ stage }) => stage))).toEqual([
    ["Creation", "Initialization", "Active Life"],
  ]);
});

import { expect, test } from "vitest";
import { anySurroundings, anyTron, cases } from "#tests/simulation/cases.ts";
import { Dna } from "./dna.ts";
import { answers } from "./fitness.ts";
import { behaviors, stageSeconds, stages, states } from "./life-cycle.ts";
import { Tron } from "./organism.ts";
import type { Rng } from "./rng.ts";

const isShare = (value: number) => value >= 0 && value <= 1;

/** Performs one action of an organism. */
function act(tron: Tron, rng: Rng): void {
  const actions = [
    () => tron.evolve(),
    () => tron.interact(anySurroundings(rng)),
    () => tron.learn(anySurroundings(rng), answers[rng.below(answers.length)] ?? "Social"),
    () => tron.reproduce(anyTron(rng)).initializeNeuralNetwork(),
    () => tron.feed(rng.nextF64()),
    () => tron.moveTo({ x: rng.nextF64() * 10_000, y: rng.nextF64() * 10_000 }),
    () => tron.remember(rng.nextF64()),
  ];
  actions[rng.below(actions.length)]?.();
}

test("whatever an organism does, what can be read of it stays in range", () => {
  for (const rng of cases(60)) {
    const tron = anyTron(rng);
    let age = 0;
    for (let i = 0; i < 40; i++) {
      act(tron, rng);
      for (const share of [tron.health, tron.energy, tron.fitness, ...tron.memory])
        expect(isShare(share)).toBe(true);
      expect(tron.memory.length).toBeLessThanOrEqual(16);
      expect(tron.age).toBeGreaterThanOrEqual(age);
      expect(Number.isInteger(Math.round(tron.age * 1e6) / 1000)).toBe(true);
      expect(behaviors).toContain(tron.behavior);
      expect(stages).toContain(tron.stage);
      expect(states).toContain(tron.state);
      expect(tron.network?.weights.every(Number.isFinite)).toBe(true);
      age = tron.age;
    }
  }
});

test("evolving never lowers the fitness and makes an organism mature", () => {
  for (const rng of cases(30)) {
    const tron = anyTron(rng);
    for (let generation = 0; generation < 10; generation++) {
      expect(tron.state).toBe("Growing");
      const before = tron.fitness;
      expect(tron.evolve()).toBeGreaterThanOrEqual(before);
    }
    expect([tron.generation, tron.state]).toEqual([10, "Mature"]);
  }
});

test("a copy lives the same life, and apart", () => {
  for (const rng of cases(30)) {
    const tron = anyTron(rng);
    act(tron, rng);
    const twin = tron.copy();
    const chance = rng.copy();
    for (let i = 0; i < 10; i++) act(tron, rng);
    for (let i = 0; i < 10; i++) act(twin, chance);
    expect(described(twin)).toEqual(described(tron));
    tron.terminate();
    expect([tron.state, twin.state]).not.toContain("Dormant");
    expect(twin.network).toBeDefined();
  }
});

function described(tron: Tron) {
  const { health, energy, age, generation, fitness, behavior, position, memory, stage } = tron;
  const own = { checksum: tron.dna.checksum(), weights: tron.network?.weights };
  return { health, energy, age, generation, fitness, behavior, position, memory, stage, ...own };
}

test("stages take the documented time, shortest with a full metabolism", () => {
  for (const [metabolism, bound] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const tron = new Tron(Dna.fromSeed(3).withGene("metabolism", metabolism));
    expect([tron.state, tron.age]).toEqual(["Dormant", 0]);
    tron.initializeNeuralNetwork();
    expect(tron.age).toBe(stageSeconds.Initialization?.[bound]);
    const before = tron.age;
    tron.reproduce(tron.copy());
    expect(tron.age - before).toBe(stageSeconds.Reproduction?.[bound]);
  }
});

import { expect, test } from "vitest";
import { anyDna, cases } from "#tests/simulation/cases.ts";
import { Dna } from "./dna.ts";
import {
  answers,
  answersOf,
  calledFor,
  fitnessAt,
  fitnessOf,
  networkOf,
  strongestAnswer,
} from "./fitness.ts";
import { NeuralNetwork } from "./neural.ts";

test("the fast measure gives what asking the network in each situation gives", () => {
  for (const rng of cases(300)) {
    const dna = rng.below(2) === 0 ? Dna.drawn(rng) : anyDna(rng);
    const network = networkOf(dna);
    network.train([1, 0, 0.5, 0], [1, -1, 0, 0]);
    let error = 0;
    for (let situation = 0; situation < 16; situation++) {
      const sense = (bit: number) => (situation >> bit) & 1;
      const senses = { energy: sense(0), danger: sense(1), company: sense(2), novelty: sense(3) };
      const wanted = calledFor(senses);
      answersOf(network, senses).forEach((answer, i) => {
        error += Math.abs(answer - (wanted[i] ?? Number.NaN));
      });
    }
    const { metabolism, speed, vision } = dna.genes();
    const body = 1 - Math.abs(metabolism - (speed + vision) / 2);
    expect(fitnessOf(dna, network)).toBe(0.75 * Math.max(1 - 2 * (error / 64), 0) + 0.25 * body);
  }
});

test("DNA among others is as fit as alone, and fitness is 0 to 1", () => {
  const sequences = cases(200).map(Dna.drawn);
  const together = Uint8Array.from(sequences.flatMap(({ sequence }) => [...sequence]));
  for (const [place, dna] of sequences.entries()) {
    const fitness = fitnessAt(together, place * Dna.length);
    expect(fitness).toBe(fitnessOf(dna));
    expect(fitness >= 0 && fitness <= 1).toBe(true);
  }
});

test("each trigger calls for its behavior", () => {
  const calm = { energy: 1, danger: 0, company: 1, novelty: 0 };
  expect(answers).toEqual(["Exploration", "Conservation", "Social", "Aggressive"]);
  expect(calledFor({ ...calm, energy: 0, novelty: 1 })[0]).toBe(1);
  expect(calledFor({ ...calm, energy: 0, danger: 1 })[1]).toBe(1);
  expect(calledFor({ ...calm, company: 0 })[2]).toBe(1);
  expect(calledFor({ ...calm, danger: 1 })[3]).toBe(1);
  expect(calledFor(calm)).toEqual([0, 0, 0, 0.5]);
});

test("the strongest answer is the first of the strongest", () => {
  for (const rng of cases(100)) {
    const network = networkOf(anyDna(rng));
    const senses = {
      energy: rng.nextF64(),
      danger: rng.nextF64(),
      company: rng.nextF64(),
      novelty: rng.nextF64(),
    };
    const strengths = answersOf(network, senses);
    const { behavior, strength } = strongestAnswer(network, senses);
    expect(strength).toBe(Math.max(...strengths));
    expect(behavior).toBe(answers[strengths.indexOf(strength)]);
  }
});

test("a network of another shape is refused", () => {
  const dna = Dna.fromSeed(1);
  const options = { inputSize: 4, layers: [4], activation: "Softsign", learningRate: 0.1 } as const;
  expect(() => fitnessOf(dna, NeuralNetwork.fromDna(dna, options))).toThrow("got 20 weights, but need 58");
});

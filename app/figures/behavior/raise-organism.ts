import { Dna } from "#simulation/dna.ts";
import { fitnessOf } from "#simulation/fitness.ts";
import type { Stage } from "#simulation/life-cycle.ts";
import { Tron } from "#simulation/organism.ts";

export interface StageOfLife {
  stage: Stage;
  /** Total simulated seconds. */
  seconds: number;
}

/** An organism at some point in its evolution. */
export interface RaisedOrganism {
  seed: number;
  generation: number;
  dna: Dna;
  fitness: number;
  /** The life so far, in order, including the interaction that the figure shows. */
  life: StageOfLife[];
}

const evolutionCost = 0.02;
// Even on a slow phone, this many generations take only a few milliseconds; then the page can respond.
const generationsPerSlice = 4;

/** Yields the organism generated from a seed after each slice of work. It evolves on its own and is always fed. */
export function* raiseOrganism(seed: number, generations: number): Generator<RaisedOrganism> {
  const tron = new Tron(Dna.fromSeed(seed));
  tron.initializeNeuralNetwork();
  const initialization = tron.age;
  for (let generation = 0; generation < generations; generation += 1) {
    if (generation % generationsPerSlice === 0) yield raised();
    tron.evolve();
    tron.feed(evolutionCost);
  }
  yield raised();

  function raised(): RaisedOrganism {
    const { generation, dna, fitness, age } = tron;
    return { seed, generation, dna, fitness, life: lifeOf(initialization, age - initialization) };
  }
}

function lifeOf(initialization: number, evolution: number): StageOfLife[] {
  return [
    { stage: "Creation", seconds: 0 },
    { stage: "Initialization", seconds: initialization },
    ...(evolution > 0 ? [{ stage: "Evolution" as const, seconds: evolution }] : []),
    { stage: "Active Life", seconds: 1 },
  ];
}

/** The evolved DNA of the first frame's organism: computing 150 generations takes too long for one task. */
const evolved = {
  seed: 42,
  generation: 150,
  sequence:
    "d7284f5c089936c755feb47cb78130babe7e058435358d964b4ff0401991d35f8c8787611a54803f83fc1a462a461520a0bb5e00f79696c23e8ec10803f78c3b",
  initialization: 3.886,
  evolution: 6718.509,
};

/** The organism of the first frame, as raiseOrganism computes it. */
export function firstOrganism(): RaisedOrganism {
  const { seed, generation, sequence, initialization, evolution } = evolved;
  const dna = Dna.fromSequence((sequence.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));
  return { seed, generation, dna, fitness: fitnessOf(dna), life: lifeOf(initialization, evolution) };
}

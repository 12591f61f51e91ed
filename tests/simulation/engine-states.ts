import { activations } from "#simulation/activation.ts";
import { Dna } from "#simulation/dna.ts";
import { Environment } from "#simulation/environment.ts";
import { NeuralNetwork, type TrainingPair } from "#simulation/neural.ts";
import { Tron } from "#simulation/organism.ts";
import { Population } from "#simulation/population.ts";
import { sha256 } from "#simulation/sha256.ts";

const pairs: TrainingPair[] = [
  [[0, 0], [0]],
  [[0, 1], [1]],
  [[1, 0], [1]],
  [[1, 1], [0]],
];

/** Checksums of what the engine computes, to be the same wherever it runs. */
export function engineStates(): Record<string, string> {
  const states = { population: population(), environment: environment() };
  return Object.assign(states, Object.fromEntries(activations.map((name) => [name, trained(name)])));
}

function population(): string {
  const evolving = new Population({ populationSize: 300, seed: 7 });
  evolving.initialize();
  for (let i = 0; i < 30; i++) evolving.evolve();
  return evolving.stateHash() + hashOf([...evolving.fitnesses]);
}

function environment(): string {
  const land = new Environment(120, 80, 7);
  land.addResource("food", 4);
  for (let seed = 0; seed < 20; seed++) {
    const tron = new Tron(Dna.fromSeed(seed));
    tron.initializeNeuralNetwork();
    land.addOrganism(tron);
  }
  land.run(50);
  return hashOf(
    land.organisms.map(({ position, energy, health, memory }) => [position, energy, health, memory]),
  );
}

function trained(activation: (typeof activations)[number]): string {
  const network = new NeuralNetwork({
    inputSize: 2,
    layers: [5, 4, 1],
    activation,
    learningRate: 0.2,
    seed: 7,
  });
  return hashOf([network.trainAll(pairs, 300), network.weights]);
}

/** JSON has as many digits as tell a number from every other double. */
function hashOf(value: unknown): string {
  return sha256(new TextEncoder().encode(JSON.stringify(value)));
}

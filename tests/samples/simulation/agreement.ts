import { activations } from "#simulation/activation.ts";
import { Dna } from "#simulation/dna.ts";
import { behaviors } from "#simulation/life-cycle.ts";
import { exp, sigmoid, tanh } from "#simulation/maths.ts";
import { mutationKinds, ordinaryProbability } from "#simulation/mutation.ts";
import { NeuralNetwork, type TrainingPair } from "#simulation/neural.ts";
import { Tron } from "#simulation/organism.ts";
import { type EvolutionConfig, Population } from "#simulation/population.ts";
import { Rng } from "#simulation/rng.ts";

const largestSeed = 2n ** 64n - 1n;
const seeds = [0, 1, 7, 42, 2 ** 53 - 1, largestSeed];
const limits = [1, 2, 8, 63, 256, 10_000, 2 ** 21, 2 ** 21 + 1, 2 ** 40 + 1, 2 ** 53 - 1];

export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function* numbers() {
  for (const seed of seeds) {
    const rng = new Rng(seed);
    yield times(20, () => String(rng.nextU64()));
    yield times(20, () => rng.nextF64());
    yield limits.flatMap((limit) => times(20, () => rng.below(limit)));
  }
}

export function* functions() {
  const rng = new Rng(3);
  for (const reach of [1, 20, 1490]) {
    for (let i = 0; i < 200; i++) {
      const x = (rng.nextF64() - 0.5) * reach;
      yield [x, x < 709 ? exp(x) : 0];
      yield [sigmoid(x), tanh(x)];
    }
  }
}

export function* dna() {
  const sequences = [
    ...seeds.map(Dna.fromSeed),
    Dna.fromSequence(times(16, (i) => i)),
    Dna.fromSequence(times(4096, (i) => (i * 7) % 256)),
  ];
  for (const [place, one] of sequences.entries()) {
    yield [hex(one), one.checksum(), one.genes()];
    yield hex(one.withGene("speed", 0.123 * place));
    for (const kind of mutationKinds) {
      for (const probability of [...ordinaryProbability[kind], 0.05, 0.5, 1]) {
        yield one.mutateBy(kind, probability, place).checksum();
      }
    }
    yield [one.mutate(0.03, 5).checksum(), one.replicate(6).checksum()];
    for (const other of sequences) {
      const child = Dna.crossover(one, other, place);
      yield [child.checksum(), one.distance(other), one.distance(child)];
    }
  }
}

function hex(one: Dna): string {
  return Buffer.from(one.sequence).toString("hex");
}

export function* populations() {
  const small = { populationSize: 40, generations: 12 };
  yield* history({});
  yield* history({ populationSize: 200, mutationRate: 0.02, generations: 50 });
  yield* history({ ...small, elitism: 0, seed: 7 });
  yield* history({ ...small, elitism: 0.5, seed: largestSeed });
  yield* history({ ...small, tournamentSize: 10, crossoverRate: 0.1 });
  yield* history({ ...small, tournamentSize: 2, mutationRate: 0.1, elitism: 0.29 });
}

function* history(config: Partial<EvolutionConfig>) {
  const population = new Population(config);
  population.initialize();
  yield snapshot(population);
  while (!population.isFinished) {
    population.evolve();
    yield snapshot(population);
  }
  yield [...population.fitnesses];
}

function snapshot({ generation, bestFitness, averageFitness, diversity, best }: Population) {
  return [generation, bestFitness, averageFitness, diversity, best.checksum()];
}

export function* networks() {
  const pairs: TrainingPair[] = [
    [[0, 0], [0.1]],
    [[0, 1], [0.9]],
    [[1, 0], [0.9]],
    [[1, 1], [0.1]],
  ];
  for (const [seed, activation] of activations.entries()) {
    const xor = new NeuralNetwork({ inputSize: 2, layers: [4, 3, 1], activation, learningRate: 0.3, seed });
    yield [xor.loss(pairs), xor.forward([0.3, -0.7])];
    yield xor.trainAll(pairs, 60);
    yield [xor.loss(pairs), xor.weights];
    const options = { inputSize: 5, layers: [9, 2], activation, learningRate: 0.05 };
    const inherited = NeuralNetwork.fromDna(Dna.fromSeed(seed), options);
    const inputs = [0.5, -0.25, 0.125, 1, 0];
    yield [inherited.train(inputs, [1, -1]), inherited.weights];
    yield inherited.forward(inputs);
  }
}

export function* life() {
  for (const seed of seeds) {
    const tron = born(BigInt(seed));
    const partner = born(BigInt(seed) / 2n + 1n);
    yield condition(tron);
    for (let step = 0; step < 12; step++) {
      const around = { danger: step / 11, company: 1 - step / 11, novelty: (step % 3) / 2 };
      yield tron.interact(around);
      const wanted = behaviors[step % 4] ?? "Exploration";
      yield [tron.learn(around, wanted), tron.evolve()];
      yield condition(tron);
    }
    tron.feed(0.4);
    tron.remember(0.5);
    const child = tron.reproduce(partner);
    child.initializeNeuralNetwork();
    yield [condition(child), condition(tron), condition(partner)];
    for (let i = 0; i < 30; i++) tron.evolve();
    tron.terminate();
    yield condition(tron);
  }
}

export function born(seed: number | bigint): Tron {
  const tron = new Tron(Dna.fromSeed(seed));
  tron.initializeNeuralNetwork();
  return tron;
}

function condition(tron: Tron) {
  const { dna: own, health, energy, age, generation, fitness, behavior, memory, stage, state } = tron;
  const milliseconds = Math.round(age * 1000);
  return [own.checksum(), health, energy, milliseconds, generation, fitness, behavior, memory, stage, state];
}

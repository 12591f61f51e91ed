import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  constants,
  modelReferences,
  networkShape,
  parameterTable,
  targetTable,
} from "#content/docs/advanced/research/model.ts";
import { energyCosts, organismConstants } from "#content/parameters.ts";
import { Dna, geneNames } from "#simulation/dna.ts";
import { Environment } from "#simulation/environment.ts";
import { defaultEvolution } from "#simulation/evolution-config.ts";
import { answers } from "#simulation/fitness.ts";
import * as lifeCycle from "#simulation/life-cycle.ts";
import * as maths from "#simulation/maths.ts";
import { ordinaryProbability } from "#simulation/mutation.ts";
import { Tron } from "#simulation/organism.ts";
import { Population } from "#simulation/population.ts";
import { environment, Organism, population } from "./lives-from-text.ts";
import {
  checksum,
  cross,
  distance,
  exp,
  fitness,
  newDna,
  Prng,
  point,
  replicate,
  tanh,
} from "./model-from-text.ts";

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const fromSeed = (seed: number) => newDna(new Prng(seed));
const surroundings = { danger: 0.2, company: 0.4, novelty: 0.9 };

function newborn(seed: number): Tron {
  const tron = new Tron(Dna.fromSeed(seed));
  tron.initializeNeuralNetwork();
  return tron;
}

test("the PRNG in the text produces the published values of SplitMix64", () => {
  const prng = new Prng(1_234_567);
  expect([prng.next(), prng.next()]).toEqual([6_457_827_717_110_365_317n, 3_203_168_211_198_807_973n]);
});

test.each(seeds)("the text reproduces the organism with seed %i and its first generations", (seed) => {
  const tron = newborn(seed);
  const organism = new Organism(fromSeed(seed));
  const expectSame = () => {
    expect(organism.fitness).toBe(tron.fitness);
    expect(organism.age / 1000).toBe(tron.age);
    expect(checksum(organism.dna)).toBe(tron.dna.checksum());
    expect([organism.energy, organism.health]).toEqual([tron.energy, tron.health]);
    expect(organism.memory).toEqual(tron.memory);
  };
  expectSame();
  // Seed 7 evolves until it runs out of energy.
  for (let i = 0; i < (seed === 7 ? 60 : 6); i++) {
    tron.evolve();
    organism.evolve();
    expectSame();
  }
  tron.interact(surroundings);
  organism.interact([0.2, 0.4, 0.9]);
  expectSame();
  expect(organism.learn([0.2, 0.4, 0.9], 2)).toBe(tron.learn(surroundings, "Social"));
  expectSame();
  expect(checksum(organism.reproduce(fromSeed(7)))).toBe(tron.reproduce(newborn(7)).dna.checksum());
  expectSame();
});

test("the text reproduces DNA replication and distance", () => {
  for (const seed of seeds) {
    const dna = Dna.fromSeed(seed);
    const copy = replicate(fromSeed(seed), new Prng(seed));
    expect(checksum(copy)).toBe(dna.replicate(seed).checksum());
    expect(distance(fromSeed(1), copy)).toBe(Dna.fromSeed(1).distance(dna.replicate(seed)));
  }
});

test("the text reproduces exp and tanh", () => {
  for (let x = -760; x <= 720; x += 0.37) {
    expect(exp(x)).toBe(maths.exp(x));
    expect(tanh(x / 40)).toBe(maths.tanh(x / 40));
  }
});

test("the text reproduces a population", () => {
  const model = new Population({ seed: 7 });
  model.initialize();
  for (let i = 0; i < 5; i++) model.evolve();
  expect(population(7, 5).flat()).toEqual(Array.from(model.sequences));
});

test("the text reproduces an environment, including deaths", () => {
  const land = new Environment(60, 60, 3);
  land.addResource("food", 1);
  const steps = [40, 100, 130];
  for (const seed of seeds) land.addOrganism(newborn(seed));
  let passed = 0;
  for (const step of steps) {
    land.run(step - passed);
    passed = step;
    const { organisms, food } = environment(60, 3, seeds.map(fromSeed), 1, step);
    expect(organisms.map(({ x, y, health, energy }) => ({ x, y, health, energy }))).toEqual(
      land.organisms.map(({ position, health, energy }) => ({ ...position, health, energy })),
    );
    expect(food).toBe(land.resources.food);
  }
});

test("the text reproduces the output of the program on the page", () => {
  const output = readFileSync("samples/output/advanced/model-check.txt", "utf8");
  const ada = new Organism(fromSeed(7));
  const best = population(7, 3);
  const total = best.reduce((sum, dna) => sum + fitness(dna), 0);
  const [first = [], ...others] = best;
  const { organisms, food } = environment(100, 7, [7, 8, 9, 10, 11].map(fromSeed), 0.5, 110);
  const lines = [
    `checksum ${checksum(ada.dna).slice(0, 16)}`,
    `first bytes [${ada.dna.slice(0, 6).join(", ")}]`,
    `mutant ${checksum(point(ada.dna, 0.05, new Prng(3))).slice(0, 16)}`,
    `copy ${checksum(replicate(ada.dna, new Prng(3))).slice(0, 16)}`,
    `child ${checksum(cross(ada.dna, fromSeed(8), new Prng(5))).slice(0, 16)}`,
    `newborn ${ada.fitness}`,
    `loss ${ada.learn([0.2, 0.4, 0.9], 0)}`,
    `after learning ${ada.fitness}`,
  ];
  for (let i = 0; i < 3; i++) ada.evolve();
  lines.push(
    `after evolving ${ada.fitness}`,
    `age ${ada.age} ms`,
    `population best ${fitness(first)}`,
    `average ${total / best.length}`,
    `diversity ${others.reduce((sum, dna) => sum + distance(first, dna), 0) / others.length}`,
    ...organisms.map(({ x, y, health }) => `${x}, ${y}: health ${health}`),
    `food ${food}`,
  );
  // The libraries print whole numbers with a decimal, such as 1.0.
  expect(`${lines.join("\n")}\n`).toBe(output.replaceAll(/(\d)\.0\b/g, "$1"));
});

const rust = (file: string) =>
  readFileSync(`library/rust/src/${file}.rs`, "utf8").replaceAll(/(?<=\d)_(?=\d)/g, "");

test("the constants on the page match the library", () => {
  const { length, inversion, network, exp: exponential, stageSeconds } = constants;
  const found = (file: string, name: string) =>
    Number(new RegExp(`\\b${name}(?:: \\w+)? = (-?[\\d.e-]+);`).exec(rust(file))?.[1]);
  for (const [file, name, value] of [
    ["dna", "LENGTH", length.new],
    ["dna", "MIN_LENGTH", length.shortest],
    ["dna", "MAX_LENGTH", length.longest],
    ["dna/mutation", "SHORTEST_INVERSION", inversion.shortest],
    ["dna/mutation", "LONGEST_INVERSION", inversion.longest],
    ["fitness", "SENSES", network.senses],
    ["fitness", "HIDDEN_NEURONS", network.hidden],
    ["fitness", "SKILL_SHARE", constants.skillShare],
    ["fitness", "BODY_SHARE", constants.bodyShare],
    ["fitness", "LEARNING_RATE", organismConstants.learningRate],
    ["organism", "OFFSPRING_PER_GENERATION", organismConstants.mutants],
    ["organism", "EVOLUTION_MUTATION_RATE", organismConstants.mutationRate],
    ["organism", "CHILD_MUTATION_RATE", constants.childMutationRate],
    ["organism", "EVOLUTION_COST", energyCosts.evolution],
    ["organism", "INTERACTION_COST", energyCosts.interaction],
    ["organism", "REPRODUCTION_COST", energyCosts.reproduction],
    ["organism", "MATURE_GENERATION", organismConstants.matureGeneration],
    ["organism", "MEMORY_LENGTH", organismConstants.memoryLength],
    ["rng", "DEFAULT_SEED", constants.defaultSeed],
    ["config", "ROUNDING", Number(constants.eliteRounding)],
    ["maths", "LARGEST", exponential.largest],
    ["maths", "SMALLEST", exponential.smallest],
    ["maths", "LN_2_HIGH", Number(exponential.high)],
    ["maths", "LN_2_LOW", Number(exponential.low)],
    ["maths", "LAST_TERM", exponential.terms],
    ["environment/turn", "FULL_SIGHT", constants.sight],
    ["environment/turn", "FULL_STRIDE", constants.stride],
    ["environment/turn", "FULL_COMPANY", constants.company],
    ["environment/turn", "CELL_SIDE", constants.cell],
    ["environment/turn", "HUNGER", constants.hunger],
    ["environment/turn", "MEAL", constants.meal],
    ["environment/turn", "STARVATION", constants.starvation],
    ["network", "TIME_TO_LIVE", constants.timeToLive],
    ["rate_limiter", "DEFAULT_LIMIT", constants.rateLimit.messages],
  ] as const) {
    expect([name, found(file, name)]).toEqual([name, value]);
  }
  expect(Number(exponential.ln2)).toBe(Math.LN2);
  expect(constants.genes).toEqual(geneNames);
  expect(stageSeconds).toEqual(lifeCycle.stageSeconds);
  expect(Object.entries(constants.copyingErrors)).toEqual(
    Object.entries(ordinaryProbability).map(([kind, [, highest]]) => [kind, highest]),
  );
  expect(network.answers).toBe(targetTable.rows.length);
  expect(targetTable.rows.map(([, behavior]) => behavior)).toEqual(answers);
  expect(networkShape.weights).toBe("6 × (1 + 4) + 4 × (1 + 6) = 58");
  expect(constants.situations).toBe(2 ** network.senses);
});

test("the defaults on the page match the library", () => {
  const shown = new Map(parameterTable.rows.map(([name, value]) => [/`(\w+)`/.exec(name)?.[1] ?? "", value]));
  for (const [name, value] of Object.entries(defaultEvolution)) {
    expect(shown.get(name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`))).toBe(`${value}`);
  }
  for (const name of ["max_size", "communication_radius", "cooperation_threshold"]) {
    const source = new RegExp(`\\b${name}: ([\\d.]+),`).exec(rust("cluster"))?.[1];
    expect([name, Number(shown.get(name))]).toEqual([name, Number(source)]);
  }
});

test("the page's citations match its reference list", () => {
  const text = readFileSync("content/docs/advanced/research/model.mdx", "utf8");
  const cited = new Set(text.match(/\b(?:19|20)\d\d(?=[);])/g)?.map(Number));
  expect([...cited].sort()).toEqual([...new Set(modelReferences.map(({ year }) => year))].sort());
});

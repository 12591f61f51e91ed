// The second half of model-from-text.ts: organisms, populations and environments.
import {
  answers,
  at,
  type Bytes,
  checksum,
  cross,
  fitness,
  gene,
  newDna,
  Prng,
  point,
  train,
  weightsOf,
} from "./model-from-text.ts";

type Surroundings = readonly [danger: number, company: number, novelty: number];

/** An initialized organism. */
export class Organism {
  health = 1;
  energy = 1;
  age = 0;
  x = 0;
  y = 0;
  behavior = 1;
  memory: number[] = [];
  weights: number[];
  fitness: number;
  readonly prng: Prng;

  constructor(public dna: Bytes) {
    this.prng = new Prng(BigInt(`0x${checksum(dna).slice(0, 16)}`));
    this.weights = weightsOf(dna);
    this.fitness = fitness(dna);
    this.#grow(1, 5);
    this.#followTemperament();
  }

  interact(surroundings: Surroundings): void {
    this.#pay(0.01);
    this.#grow(1, 1);
    this.memory = [...this.memory, this.#answer(surroundings)].slice(-16);
  }

  learn(surroundings: Surroundings, wanted: number): number {
    this.#pay(0.01);
    this.#grow(1, 1);
    const targets = [0, 1, 2, 3].map((output) => (output === wanted ? 1 : -1));
    const loss = train(this.weights, [this.energy, ...surroundings], targets);
    this.fitness = fitness(this.dna, this.weights);
    return loss / 4;
  }

  evolve(): void {
    let candidate: Bytes | undefined;
    let best = this.fitness;
    for (let i = 0; i < 8; i++) {
      const mutant = point(this.dna, 0.03, this.prng);
      const reached = fitness(mutant);
      if (reached > best) {
        candidate = mutant;
        best = reached;
      }
    }
    this.#pay(0.02);
    this.#grow(10, 60);
    if (candidate) {
      this.dna = candidate;
      this.weights = weightsOf(candidate);
      this.fitness = best;
    }
    this.#followTemperament();
  }

  /** Returns the child's DNA. */
  reproduce(partner: Bytes): Bytes {
    this.#pay(0.25);
    this.#grow(5, 15);
    this.behavior = 4;
    return point(cross(this.dna, partner, this.prng), 0.01, this.prng);
  }

  #pay(cost: number): void {
    this.health = Math.max(this.health - Math.max(cost - this.energy, 0), 0);
    this.energy = Math.max(this.energy - cost, 0);
  }

  #grow(shortest: number, longest: number): void {
    const slowness = 255 - at(this.dna, 2);
    this.age += 1000 * shortest + Math.floor((1000 * (longest - shortest) * slowness) / 255);
  }

  #followTemperament(): void {
    const { dna } = this;
    this.#answer([gene(dna, "aggression"), 1 - gene(dna, "sociability"), gene(dna, "curiosity")]);
  }

  #answer(surroundings: Surroundings): number {
    const given = answers(this.weights, [this.energy, ...surroundings]);
    const highest = Math.max(...given);
    this.behavior = given.indexOf(highest);
    return highest;
  }
}

function ranked(list: readonly Bytes[]): Bytes[] {
  const rated = list.map((dna) => ({ dna, fitness: fitness(dna) }));
  return rated.sort((a, b) => b.fitness - a.fitness).map(({ dna }) => dna);
}

/** Evolves a population with the default parameters and returns its DNA, best first. */
export function population(seed: number, generations: number): Bytes[] {
  const prng = new Prng(seed);
  const size = 100;
  let members = ranked(Array.from({ length: size }, () => newDna(prng)));
  const elite = Math.max(1, Math.floor(0.05 * size + 1e-9));
  const tournament = () => Math.min(...[0, 1, 2].map(() => prng.below(size)));
  for (let i = 0; i < generations; i++) {
    const next = members.slice(0, elite);
    while (next.length < size) {
      const first = at(members, tournament());
      const second = at(members, tournament());
      next.push(point(prng.unit() < 0.8 ? cross(first, second, prng) : first, 0.01, prng));
    }
    members = ranked(next);
  }
  return members;
}

/** Runs an environment and returns the surviving organisms and the remaining food. */
export function environment(side: number, seed: number, dna: readonly Bytes[], food: number, steps: number) {
  const prng = new Prng(seed);
  let living = dna.map((each) => {
    const organism = new Organism(each);
    organism.x = prng.unit() * side;
    organism.y = prng.unit() * side;
    return { organism, visits: new Map<string, number>() };
  });
  const away = (a: Organism, b: Organism) => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
  let left = food;
  for (let step = 0; step < steps; step++) {
    for (const { organism: self, visits } of living) {
      const sight = gene(self.dna, "vision") * 50;
      let threat = 0;
      const seen = living
        .map(({ organism }) => ({ organism, d: away(self, organism) }))
        .filter(({ organism, d }) => organism !== self && organism.health > 0 && d < sight);
      for (const { organism, d } of seen) threat += gene(organism.dna, "aggression") * (1 - d / sight);
      const nearest = seen.find(({ d }) => d === Math.min(...seen.map((each) => each.d)));
      const cell = `${Math.floor(self.x / 10)} ${Math.floor(self.y / 10)}`;
      visits.set(cell, (visits.get(cell) ?? 0) + 1);
      const danger = seen.length === 0 ? 0 : threat / seen.length;
      self.interact([danger, Math.min(seen.length / 5, 1), 1 / (visits.get(cell) ?? 1)]);
      move(self, nearest, prng, side);
      if (self.energy < 0.5) {
        const meal = Math.min(0.1, left);
        left -= meal;
        self.energy = Math.min(self.energy + meal, 1);
      }
      if (self.energy === 0) self.health = Math.max(self.health - 0.05, 0);
    }
    // The others already ignore a dead organism, because its health is 0.
    living = living.filter(({ organism }) => organism.health > 0);
  }
  return { organisms: living.map(({ organism }) => organism), food: left };
}

function move(
  self: Organism,
  nearest: { organism: Organism; d: number } | undefined,
  prng: Prng,
  side: number,
) {
  if (self.behavior === 1) return;
  const stride = gene(self.dna, "speed") * 5;
  let { x, y } = self;
  if (self.behavior !== 0 && nearest) {
    const { organism: there, d } = nearest;
    x = d <= stride ? there.x : x + ((there.x - x) / d) * stride;
    y = d <= stride ? there.y : y + ((there.y - y) / d) * stride;
  } else {
    let a: number;
    let b: number;
    let l: number;
    do {
      a = prng.unit() * 2 - 1;
      b = prng.unit() * 2 - 1;
      l = Math.sqrt(a * a + b * b);
    } while (!(l > 0 && l <= 1));
    x += (a / l) * stride;
    y += (b / l) * stride;
  }
  self.x = Math.min(Math.max(x, 0), side);
  self.y = Math.min(Math.max(y, 0), side);
}

import { Dna, geneNames } from "#simulation/dna.ts";
import { Environment } from "#simulation/environment.ts";
import { Tron } from "#simulation/organism.ts";
import type { Moment, Resident } from "./scene.ts";

// The numbers of the program beside the dish, samples/rust/start/dish.rs.
export const firstSeed = 42;
export const side = 200;
export const founders = 20;
export const generations = 30;
const food = 2.5;
const mothers = [5, 10, 15] as const;

/** The steps after which a generation is shown; most of the food is eaten in the first two. */
const shownSteps = [1, 2, 6, 13, 20] as const;

interface Named {
  name: number;
  born: number;
  mother: number;
  tron: Tron;
}

/** The program beside the dish, generation by generation: the fittest eat first and have children. */
export class PopulationRun {
  readonly #seed: number;
  #pond: Named[] = [];
  #generation = 0;
  #born = founders;
  #starved = 0;
  /** Those who starved in the last generation, and then those who starve in this one. */
  #remains: Resident[] = [];
  #best: number[] = [];

  private constructor(seed: number) {
    this.#seed = seed;
  }

  /** Runs several generations in small steps, so that the caller can do other work in between. */
  static *grown(seed: number, count: number): Generator<void, PopulationRun> {
    const run = new PopulationRun(seed);
    yield* run.#found();
    for (let generation = 0; generation < count; generation += 1) yield* run.evolve();
    return run;
  }

  get isFinished(): boolean {
    return this.#generation >= generations;
  }

  /** The checksum of the fittest organism's DNA, which the program prints at the end. */
  get checksum(): string {
    return this.#byFitness()[0]?.tron.dna.checksum() ?? "";
  }

  *#found(): Generator<void> {
    for (let index = 0; index < founders; index += 1) {
      const tron = initialized(new Tron(Dna.fromSeed(this.#seed + index)));
      this.#pond.push({ name: index + 1, born: 0, mother: 0, tron });
      yield;
    }
    this.#best = [Math.max(...this.#pond.map(({ tron }) => tron.fitness))];
  }

  /** Runs a generation. Returns its moments: the arrival in a fresh dish, and then life. */
  *evolve(): Generator<void, Moment[]> {
    this.#generation += 1;
    this.#pond = this.#byFitness();
    const dish = new Environment(side, side, this.#seed + this.#generation);
    for (const { tron } of this.#pond) dish.addOrganism(tron);
    dish.addResource("food", food);
    this.#keepLiving(dish);
    const moments = [this.#moment(dish)];
    this.#remains = [];
    for (const step of shownSteps) {
      while (dish.state.step < step) {
        dish.step();
        yield;
      }
      this.#keepLiving(dish);
      moments.push(this.#moment(dish));
    }
    yield* this.#breed();
    return moments;
  }

  #byFitness(): Named[] {
    return [...this.#pond].sort((one, other) => other.tron.fitness - one.tron.fitness);
  }

  /** The living keep their order, so one whose DNA is not the next has starved. */
  #keepLiving(dish: Environment): void {
    const living = dish.organisms;
    let place = 0;
    this.#pond = this.#pond.flatMap((named) => {
      const tron = living[place];
      if (tron?.dna.checksum() !== named.tron.dna.checksum()) {
        this.#remains.push(residentOf(named));
        this.#starved += 1;
        return [];
      }
      place += 1;
      return [{ ...named, tron }];
    });
  }

  /** The fittest is the father of three. */
  *#breed(): Generator<void> {
    const [father] = this.#pond;
    for (const rank of mothers) {
      const mother = this.#pond[rank];
      if (!mother || !father) return;
      const tron = initialized(mother.tron.reproduce(father.tron));
      tron.evolve();
      this.#born += 1;
      this.#pond.push({ name: this.#born, born: this.#generation + 1, mother: mother.name, tron });
      yield;
    }
  }

  #moment(dish: Environment): Moment {
    const before = this.#best[this.#generation] ?? this.#best.at(-1) ?? 0;
    this.#best[this.#generation] = Math.max(before, ...this.#pond.map(({ tron }) => tron.fitness));
    return {
      seed: this.#seed,
      generation: this.#generation,
      residents: this.#pond.map(residentOf),
      starved: [...this.#remains],
      food: round(dish.state.totalResources, 10),
      births: this.#born - founders,
      deaths: this.#starved,
      best: this.#best.map((fitness) => round(fitness, 1000)),
    };
  }
}

function initialized(tron: Tron): Tron {
  tron.initializeNeuralNetwork();
  return tron;
}

function residentOf({ name, born, mother, tron }: Named): Resident {
  const { position, fitness, energy, dna } = tron;
  return {
    name,
    born,
    mother,
    x: round(position.x, 10),
    y: round(position.y, 10),
    energy: round(energy, 100),
    fitness: round(fitness, 1000),
    genes: [...dna.sequence.subarray(0, geneNames.length)],
  };
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

import { Dna } from "#simulation/dna.ts";
import { Environment } from "#simulation/environment.ts";
import type { Behavior } from "#simulation/life-cycle.ts";
import { Tron } from "#simulation/organism.ts";
import { fullSight } from "#simulation/turn.ts";

/** An organism as it is drawn, in the units of its environment. */
export interface Cell {
  /** Its own in its population, also after it has moved up because others died. */
  id: number;
  x: number;
  y: number;
  energy: number;
  health: number;
  /** How far it sees. */
  sight: number;
  behavior: Behavior;
}

export interface Scene {
  seed: number;
  step: number;
  food: number;
  births: number;
  deaths: number;
  cells: Cell[];
}

export const side = 150;
export const size = 40;
/** The step that the built page shows. */
export const firstStep = 24;
const firstFood = 6;
const meals = { every: 20, amount: 7 };
const birthsEvery = 6;
const peace = { danger: 0, company: 0.5, novelty: 0.5 };

/** A population in an environment that is fed, with a child of two of the living in the place of each that starved. */
export class LivingPopulation {
  readonly #seed: number;
  readonly #environment: Environment;
  #ids: { id: number; checksum: string }[] = [];
  #born = 0;

  private constructor(seed: number) {
    this.#seed = seed;
    this.#environment = new Environment(side, side, seed);
    this.#environment.addResource("food", firstFood);
  }

  /** Grows it in small pieces, so that whoever asks can do other things in between. */
  static *grown(seed: number, steps = firstStep): Generator<void, LivingPopulation> {
    const population = new LivingPopulation(seed);
    for (let number = 0; number < size; number += 1) {
      population.#add(elder(seed * size + number, number * 2));
      yield;
    }
    for (let step = 0; step < steps; step += 1) {
      population.step();
      yield;
    }
    return population;
  }

  step(): Scene {
    const environment = this.#environment;
    const deaths = environment.state.archivedCount;
    const { step, archivedCount } = environment.step();
    if (step % meals.every === 0) environment.addResource("food", meals.amount);
    if (archivedCount > deaths) this.#forgetDead();
    if (step % birthsEvery === 0 && this.#ids.length < size) this.#bear(step);
    return this.scene;
  }

  get scene(): Scene {
    const { step, totalResources, archivedCount } = this.#environment.state;
    return {
      seed: this.#seed,
      step,
      food: round(totalResources, 10),
      births: this.#born - size,
      deaths: archivedCount,
      cells: this.#environment.organisms.map((tron, place) => cellOf(tron, this.#ids[place]?.id ?? -1)),
    };
  }

  #add(tron: Tron): void {
    this.#environment.addOrganism(tron);
    this.#ids.push({ id: this.#born, checksum: tron.dna.checksum() });
    this.#born += 1;
  }

  /** The living keep their order, so a name that is not the next one is that of a dead. */
  #forgetDead(): void {
    let place = 0;
    const living = this.#environment.organisms;
    this.#ids = this.#ids.filter(({ checksum }) => {
      const isAlive = living[place]?.dna.checksum() === checksum;
      if (isAlive) place += 1;
      return isAlive;
    });
  }

  #bear(step: number): void {
    const living = this.#environment.organisms;
    const mother = living[step % living.length];
    const father = living[(step * 7 + 3) % living.length];
    if (!mother || !father || mother === father) return;
    const child = mother.reproduce(father);
    child.initializeNeuralNetwork();
    this.#add(child);
  }
}

/** Grown in one go. */
export function population(seed: number): LivingPopulation {
  const growth = LivingPopulation.grown(seed);
  for (;;) {
    const { done, value } = growth.next();
    if (done) return value;
  }
}

/** An organism that has lived for some seconds already: not all are hungry at the same time. */
function elder(seed: number, seconds: number): Tron {
  const tron = new Tron(Dna.fromSeed(seed));
  tron.initializeNeuralNetwork();
  for (let second = 0; second < seconds; second += 1) tron.interact(peace);
  return tron;
}

function cellOf(tron: Tron, id: number): Cell {
  const { position, energy, health, behavior, dna } = tron;
  return {
    id,
    x: round(position.x, 10),
    y: round(position.y, 10),
    energy: round(energy, 100),
    health: round(health, 100),
    sight: round(dna.gene("vision") * fullSight, 10),
    behavior,
  };
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

import { checkRange, checkWhole, Paused } from "./error.ts";
import type { Tron } from "./organism.ts";
import { defaultSeed, Rng, type Seed } from "./rng.ts";
import { largestCoordinate } from "./surroundings.ts";
import { type Land, takeTurn } from "./turn.ts";

const smallestSide = 1;

export interface EnvironmentState {
  organismCount: number;
  /** The number of steps so far. */
  step: number;
  paused: boolean;
  /** The sum of all resources. */
  totalResources: number;
  /** The number of organisms that have died here. */
  archivedCount: number;
}

/** A rectangular area with resources, in which organisms live step by step. */
export class Environment {
  readonly #land: Land;
  readonly #archive: Tron[] = [];
  #step = 0;
  #isPaused = false;

  constructor(width: number, height: number, seed: Seed = defaultSeed) {
    checkRange("width", width, smallestSide, largestCoordinate);
    checkRange("height", height, smallestSide, largestCoordinate);
    this.#land = { width, height, rng: new Rng(seed), resources: new Map(), inhabitants: [] };
  }

  get width(): number {
    return this.#land.width;
  }

  get height(): number {
    return this.#land.height;
  }

  /** Adds to a resource, which starts at 0. Organisms eat the one named food: 1 unit of it is 1 unit of energy. */
  addResource(name: string, amount: number): void {
    checkRange("amount", amount, 0, Infinity);
    const { resources } = this.#land;
    resources.set(name, (resources.get(name) ?? 0) + amount);
  }

  /** The remaining amount of each resource, by name. */
  get resources(): Record<string, number> {
    return Object.fromEntries(this.#sortedResources());
  }

  /** Adds a copy of an organism at a random position. Returns its index in organisms. */
  addOrganism(organism: Tron): number {
    organism.checkInitialized("add_organism");
    const { width, height, rng, inhabitants } = this.#land;
    const x = rng.nextF64() * width;
    const y = rng.nextF64() * height;
    const tron = organism.copy();
    tron.resume();
    tron.moveTo({ x, y });
    if (organism.isPaused) tron.pause();
    return inhabitants.push({ tron, visits: new Map() }) - 1;
  }

  /** Copies of the living organisms, in the order they were added. */
  get organisms(): Tron[] {
    return this.#land.inhabitants.map(({ tron }) => tron.copy());
  }

  /** The organisms that died here, in the order they died. */
  get archive(): Tron[] {
    return [...this.#archive];
  }

  get state(): EnvironmentState {
    return {
      organismCount: this.#land.inhabitants.length,
      step: this.#step,
      paused: this.#isPaused,
      totalResources: this.#sortedResources().reduce((total, [, amount]) => total + amount, 0),
      archivedCount: this.#archive.length,
    };
  }

  /** Pauses the environment: step and run throw until resume is called. */
  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
  }

  /** Runs one step, in which every organism that is not paused has its turn. */
  step(): EnvironmentState {
    this.#checkRunning("step");
    this.#takeStep();
    return this.state;
  }

  /** Runs several steps, even after the last organism has died. */
  run(steps: number): EnvironmentState {
    this.#checkRunning("run");
    checkWhole("steps", steps, 1, Infinity);
    for (let i = 0; i < steps; i++) this.#takeStep();
    return this.state;
  }

  #takeStep(): void {
    this.#step++;
    const { inhabitants } = this.#land;
    for (const inhabitant of [...inhabitants]) {
      const { tron } = inhabitant;
      if (tron.isPaused) continue;
      takeTurn(this.#land, inhabitant);
      if (tron.health > 0) continue;
      inhabitants.splice(inhabitants.indexOf(inhabitant), 1);
      tron.terminate();
      this.#archive.push(tron);
    }
  }

  #sortedResources(): [string, number][] {
    return [...this.#land.resources].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  #checkRunning(action: string): void {
    if (this.#isPaused) throw new Paused(action);
  }
}

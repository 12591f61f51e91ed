import { bitCount, Dna } from "./dna.ts";
import { NotInitialized } from "./error.ts";
import { checkEvolution, defaultEvolution, type EvolutionConfig, eliteSize } from "./evolution-config.ts";
import { fitnessAt } from "./fitness.ts";
import { Rng } from "./rng.ts";
import { sha256 } from "./sha256.ts";

export { defaultEvolution, type EvolutionConfig, evolutionRanges } from "./evolution-config.ts";

const { length } = Dna;

/** A population of DNA that evolves. The bytes of all organisms are contiguous, for speed and for workers. */
export class Population {
  readonly config: Readonly<EvolutionConfig>;
  #rng: Rng;
  #generation = 0;
  #sequences = new Uint8Array();
  #fitnesses = new Float64Array();

  constructor(config: Partial<EvolutionConfig> = {}) {
    this.config = { ...defaultEvolution, ...config };
    checkEvolution(this.config);
    this.#rng = new Rng(this.config.seed);
  }

  /** Fills the population with random DNA. Calling it again starts over. */
  initialize(): void {
    const rng = new Rng(this.config.seed);
    const first = new Uint8Array(this.config.populationSize * length).map(() => rng.below(256));
    this.#rank(first, fitnessOfAll(first, 0, this.config.populationSize));
    this.#generation = 0;
    this.#rng = rng;
  }

  /** The elite survives; the rest are children of parents chosen by tournament selection. */
  evolve(): void {
    const { size } = this;
    if (size === 0) throw new NotInitialized("evolve", "initialize");
    const elite = eliteSize(this.config);
    const next = new Uint8Array(size * length);
    next.set(this.#sequences.subarray(0, elite * length));
    for (let place = elite; place < size; place++) this.#breed(next, place * length);
    const fitnesses = new Float64Array(size);
    fitnesses.set(this.#fitnesses.subarray(0, elite));
    fitnesses.set(fitnessOfAll(next, elite, size), elite);
    this.#rank(next, fitnesses);
    this.#generation++;
  }

  /** The current number of organisms; 0 before initialization. */
  get size(): number {
    return this.#fitnesses.length;
  }

  get generation(): number {
    return this.#generation;
  }

  /** Whether the configured number of generations has passed; evolve still works after that. */
  get isFinished(): boolean {
    return this.#generation >= this.config.generations;
  }

  get best(): Dna {
    if (this.size === 0) throw new NotInitialized("best", "initialize");
    return Dna.fromSequence(this.#sequences.subarray(0, length));
  }

  get bestFitness(): number {
    return this.#fitnesses[0] ?? 0;
  }

  get averageFitness(): number {
    let total = 0;
    for (const fitness of this.#fitnesses) total += fitness;
    return this.size === 0 ? 0 : total / this.size;
  }

  /** The mean distance of the other organisms' DNA from that of the fittest, 0 to 1. */
  get diversity(): number {
    const sequences = this.#sequences;
    let differing = 0;
    for (let i = length; i < sequences.length; i++) {
      differing += bitCount((sequences[i] ?? 0) ^ (sequences[i % length] ?? 0));
    }
    return this.size === 0 ? 0 : differing / (length * 8) / (this.size - 1);
  }

  /** The fittest first. Read-only. */
  get fitnesses(): Float64Array {
    return this.#fitnesses;
  }

  /** The bytes of all sequences, 64 each, the fittest first. Read-only. */
  get sequences(): Uint8Array {
    return this.#sequences;
  }

  /** Identifies a generation: the SHA-256 checksum of all sequences in order. */
  stateHash(): string {
    return sha256(this.#sequences);
  }

  #breed(next: Uint8Array, start: number): void {
    const sequences = this.#sequences;
    const rng = this.#rng;
    const { crossoverRate, mutationRate } = this.config;
    const first = this.#tournament() * length;
    const second = this.#tournament() * length;
    const point = rng.nextF64() < crossoverRate ? 1 + rng.below(length - 1) : length;
    for (let i = 0; i < length; i++) {
      let byte = sequences[(i < point ? first : second) + i] ?? 0;
      if (rng.nextF64() < mutationRate) byte ^= 1 << rng.below(8);
      next[start + i] = byte;
    }
  }

  /** The fittest come first, so the lowest index drawn wins. */
  #tournament(): number {
    let winner = this.size;
    for (let i = 0; i < this.config.tournamentSize; i++)
      winner = Math.min(winner, this.#rng.below(this.size));
    return winner;
  }

  /** Sorts by fitness, the fittest first; the sort is stable. */
  #rank(sequences: Uint8Array, fitnesses: Float64Array): void {
    const order = Array.from(fitnesses.keys()).sort((a, b) => (fitnesses[b] ?? 0) - (fitnesses[a] ?? 0));
    this.#sequences = new Uint8Array(sequences.length);
    order.forEach((from, place) => {
      this.#sequences.set(sequences.subarray(from * length, (from + 1) * length), place * length);
    });
    this.#fitnesses = Float64Array.from(order, (from) => fitnesses[from] ?? 0);
  }
}

/** The fitness of each sequence of 64 bytes, from a start index up to, but not including, an end index. */
export function fitnessOfAll(sequences: Uint8Array, from: number, to: number): Float64Array {
  const fitnesses = new Float64Array(to - from);
  for (let i = from; i < to; i++) fitnesses[i - from] = fitnessAt(sequences, i * length);
  return fitnesses;
}

import { Dna } from "#simulation/dna.ts";
import { Tron } from "#simulation/organism.ts";
import { Rng } from "#simulation/rng.ts";

/** As many sources of chance as a property is tried with, always the same ones. */
export function cases(count: number): Rng[] {
  const seeds = new Rng(2026);
  return Array.from({ length: count }, () => new Rng(seeds.nextU64()));
}

/** DNA of any length that can be read. */
export function anyDna(rng: Rng): Dna {
  const length = Dna.minLength + rng.below(rng.below(4) === 0 ? 200 : 100);
  return Dna.fromSequence(new Uint8Array(length).map(() => rng.below(256)));
}

export function anyTron(rng: Rng): Tron {
  const tron = new Tron(anyDna(rng));
  tron.initializeNeuralNetwork();
  return tron;
}

export function anySurroundings(rng: Rng) {
  return { danger: rng.nextF64(), company: rng.nextF64(), novelty: rng.nextF64() };
}

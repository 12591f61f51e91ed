import type { Rng } from "./rng.ts";

export const mutationKinds = ["Point", "Insertion", "Deletion", "Inversion"] as const;

/** A type of mutation. Insertions and deletions shift everything after them, including genes. */
export type MutationKind = (typeof mutationKinds)[number];

/** The lowest and highest ordinary probability per byte of each type of mutation. */
export const ordinaryProbability: Record<MutationKind, readonly [number, number]> = {
  Point: [0.001, 0.01],
  Insertion: [0.0001, 0.001],
  Deletion: [0.0001, 0.001],
  Inversion: [0.0005, 0.005],
};

const shortestInversion = 2;
const longestInversion = 8;

interface Lengths {
  readonly minLength: number;
  readonly maxLength: number;
}

/** The bytes of a mutant; mutations that would exceed the allowed lengths are skipped. */
export function mutated(
  kind: MutationKind,
  sequence: Uint8Array,
  probability: number,
  rng: Rng,
  { minLength, maxLength }: Lengths,
): Uint8Array {
  const happens = () => rng.nextF64() < probability;
  if (kind === "Point") return sequence.map((byte) => (happens() ? byte ^ (1 << rng.below(8)) : byte));
  if (kind === "Inversion") return withInversions(sequence, happens, rng);
  const mutant: number[] = [];
  // The number of bytes that may still be inserted or deleted.
  let room = kind === "Insertion" ? maxLength - sequence.length : sequence.length - minLength;
  for (const byte of sequence) {
    const isStruck = happens() && room > 0;
    if (isStruck) room--;
    if (isStruck && kind === "Insertion") mutant.push(rng.below(256));
    if (!isStruck || kind === "Insertion") mutant.push(byte);
  }
  return Uint8Array.from(mutant);
}

function withInversions(sequence: Uint8Array, happens: () => boolean, rng: Rng): Uint8Array {
  const mutant = sequence.slice();
  for (let start = 0; start < mutant.length; start++) {
    if (!happens()) continue;
    const length = shortestInversion + rng.below(longestInversion - shortestInversion + 1);
    mutant.subarray(start, start + length).reverse();
  }
  return mutant;
}

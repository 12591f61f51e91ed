import type { Rng } from "./rng.ts";

export const mutationKinds = ["Point", "Insertion", "Deletion", "Inversion"] as const;

/** A kind of copying error. Insertions and deletions move everything that follows them, genes included. */
export type MutationKind = (typeof mutationKinds)[number];

/** The lowest and the highest probability for each byte at which a kind is an ordinary copying error. */
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

/** The bytes of a mutant; what would go beyond the lengths allowed does not happen. */
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
  // How many bytes may still come in or drop out.
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

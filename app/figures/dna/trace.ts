import { Dna } from "#simulation/dna.ts";
import type { MutationKind } from "#simulation/mutation.ts";
import type { Rng } from "#simulation/rng.ts";

/** What happened to a byte on its way into the child. */
export type Mark = "kept" | "flipped" | "inserted" | "reversed" | "set" | "second";

interface TracedByte {
  byte: number;
  /** Its position in the parent; undefined for an inserted byte. */
  from: number | undefined;
  mark: Mark;
}

/** A child and the origin of each of its bytes. */
export interface Traced {
  dna: Dna;
  bytes: TracedByte[];
}

/** The length after one insertion before each byte of a new sequence. */
const longest = Dna.length * 2;

export function untouched(dna: Dna): Traced {
  return { dna, bytes: Array.from(dna.sequence, (byte, from) => ({ byte, from, mark: "kept" })) };
}

/** Returns the mutant that the engine makes, with the origin of each byte. */
export function mutate({ dna, bytes }: Traced, kind: MutationKind, probability: number, rng: Rng): Traced {
  const origins = originsAfter(kind, bytes.length, probability, rng);
  const mutant = dna.mutatedBy(kind, probability, rng);
  return {
    dna: mutant,
    bytes: Array.from(mutant.sequence, (byte, place): TracedByte => {
      const origin = origins[place];
      const old = origin === undefined ? undefined : bytes[origin];
      if (!old) return { byte, from: undefined, mark: "inserted" };
      if (old.mark === "inserted") return { ...old, byte };
      if (byte !== old.byte) return { ...old, byte, mark: "flipped" };
      if (kind === "Inversion" && origin !== place) return { ...old, mark: "reversed" };
      return old;
    }),
  };
}

/**
 * Returns the position of each byte before the mutation. Mutations don't depend on the values of the bytes, so this
 * mutates a list of positions in the same way. Two lists without a common number show which bytes were inserted:
 * those are equal in both.
 */
function originsAfter(
  kind: MutationKind,
  length: number,
  probability: number,
  rng: Rng,
): (number | undefined)[] {
  const places = Array.from({ length }, (_, place) => place);
  if (kind === "Point") return places;
  const strike = (first: number) =>
    Dna.fromSequence(places.map((place) => place + first)).mutatedBy(kind, probability, rng.copy()).sequence;
  const others = strike(longest);
  return Array.from(strike(0), (place, i) => (others[i] === place ? undefined : place));
}

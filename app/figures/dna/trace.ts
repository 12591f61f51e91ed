import { Dna } from "#simulation/dna.ts";
import type { MutationKind } from "#simulation/mutation.ts";
import type { Rng } from "#simulation/rng.ts";

/** What has happened to a byte on its way into the child. */
export type Mark = "kept" | "flipped" | "inserted" | "reversed" | "set" | "second";

interface TracedByte {
  byte: number;
  /** Its place in the parent; one that came in has none. */
  from: number | undefined;
  mark: Mark;
}

/** A child, and where each of its bytes comes from. */
export interface Traced {
  dna: Dna;
  bytes: TracedByte[];
}

/** As many bytes as an insertion before each byte of a new sequence makes. */
const longest = Dna.length * 2;

export function untouched(dna: Dna): Traced {
  return { dna, bytes: Array.from(dna.sequence, (byte, from) => ({ byte, from, mark: "kept" })) };
}

/** The mutant that the engine makes, each byte with its origin. */
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
 * The place of each byte before the mutation. Where a mutation strikes does not depend on the bytes, so it strikes
 * a list of places alike; two lists without a common number tell what came in, which is the same in both.
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

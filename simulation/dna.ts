import { checkRange, checkWhole, UnknownGene } from "./error.ts";
import { type MutationKind, mutated, mutationKinds, ordinaryProbability } from "./mutation.ts";
import { Rng, type Seed } from "./rng.ts";
import { sha256 } from "./sha256.ts";

/** In the order of their bytes, which is alphabetical. */
export const geneNames = ["aggression", "curiosity", "metabolism", "sociability", "speed", "vision"] as const;
export type GeneName = (typeof geneNames)[number];

const largestByte = 255;

/** The weight, -2 to 2, of each byte value. */
export const weightOfByte = Float64Array.from({ length: 256 }, (_, byte) => (byte - 127.5) / 63.75);

/** The genome of an organism: a sequence of bytes, first six genes and then neural weights. */
export class Dna {
  /** The length of a new sequence. */
  static readonly length = 64;
  static readonly minLength = 16;
  static readonly maxLength = 4096;

  /** Read-only: to change bytes, create new DNA. */
  readonly sequence: Uint8Array;
  #checksum: string | undefined;

  private constructor(sequence: Uint8Array) {
    this.sequence = sequence;
  }

  static fromSeed(seed: Seed): Dna {
    return Dna.drawn(new Rng(seed));
  }

  /** Creates DNA from bytes; throws unless there are 16 to 4096 of them. */
  static fromSequence(bytes: ArrayLike<number>): Dna {
    checkRange("sequence length", bytes.length, Dna.minLength, Dna.maxLength);
    for (const byte of Array.from(bytes)) checkWhole("byte", byte, 0, largestByte);
    return new Dna(Uint8Array.from(bytes));
  }

  static drawn(rng: Rng): Dna {
    return new Dna(new Uint8Array(Dna.length).map(() => rng.below(256)));
  }

  /** One-point crossover: starts with the first parent and, from a random point, continues with the second. */
  static crossover(first: Dna, second: Dna, seed: Seed): Dna {
    return Dna.crossed(first, second, new Rng(seed));
  }

  static crossed(first: Dna, second: Dna, rng: Rng): Dna {
    const point = pointBetween(first, second, rng);
    const child = second.sequence.slice();
    child.set(first.sequence.subarray(0, point));
    return new Dna(child);
  }

  /** The position of the first byte that crossover with this seed takes from the second parent. */
  static crossoverPoint(first: Dna, second: Dna, seed: Seed): number {
    return pointBetween(first, second, new Rng(seed));
  }

  /** The value of one gene, 0 to 1. */
  gene(name: GeneName): number {
    return (this.sequence[placeOf(name)] ?? 0) / largestByte;
  }

  /** All genes by name, each 0 to 1. */
  genes(): Record<GeneName, number> {
    return {
      aggression: this.gene("aggression"),
      curiosity: this.gene("curiosity"),
      metabolism: this.gene("metabolism"),
      sociability: this.gene("sociability"),
      speed: this.gene("speed"),
      vision: this.gene("vision"),
    };
  }

  /** Returns a copy with one gene set, 0 to 1. A gene is one byte, so the value is rounded to one of 256 steps. */
  withGene(name: GeneName, value: number): Dna {
    const place = placeOf(name);
    checkRange(name, value, 0, 1);
    const sequence = this.sequence.slice();
    sequence[place] = Math.floor(value * largestByte + 0.5);
    return new Dna(sequence);
  }

  /** This many neural weights, -2 to 2; a short sequence repeats from its first weight. */
  weights(count: number): number[] {
    const readable = this.sequence.subarray(geneNames.length);
    return Array.from({ length: count }, (_, i) => weightOfByte[readable[i % readable.length] ?? 0] ?? 0);
  }

  /** The SHA-256 checksum of the sequence in hexadecimal digits. */
  checksum(): string {
    this.#checksum ??= sha256(this.sequence);
    return this.#checksum;
  }

  /** Returns a copy with point mutations: each byte has one bit flipped with the probability rate, 0 to 1. */
  mutate(rate: number, seed: Seed): Dna {
    checkRange("rate", rate, 0, 1);
    return this.mutatedBy("Point", rate, new Rng(seed));
  }

  /** Returns a copy with mutations of one type, with this probability per byte, 0 to 1. */
  mutateBy(kind: MutationKind, probability: number, seed: Seed): Dna {
    checkRange("probability", probability, 0, 1);
    return this.mutatedBy(kind, probability, new Rng(seed));
  }

  mutatedBy(kind: MutationKind, probability: number, rng: Rng): Dna {
    return new Dna(mutated(kind, this.sequence, probability, rng, Dna));
  }

  /** Returns a copy with ordinary copying errors: all four types in order, each at its highest ordinary probability. */
  replicate(seed: Seed): Dna {
    const rng = new Rng(seed);
    return mutationKinds.reduce<Dna>(
      (dna, kind) => dna.mutatedBy(kind, ordinaryProbability[kind][1], rng),
      this,
    );
  }

  /** The share of bits that differ, 0 to 1. Bytes that only the longer sequence has count as different. */
  distance(other: Dna): number {
    const [shorter, longer] =
      this.sequence.length < other.sequence.length
        ? [this.sequence, other.sequence]
        : [other.sequence, this.sequence];
    let differing = (longer.length - shorter.length) * 8;
    shorter.forEach((byte, i) => {
      differing += bitCount(byte ^ (longer[i] ?? 0));
    });
    return differing / (longer.length * 8);
  }
}

/** The number of set bits in a byte. */
export function bitCount(byte: number): number {
  const pairs = byte - ((byte >> 1) & 0x55);
  const fours = (pairs & 0x33) + ((pairs >> 2) & 0x33);
  return (fours + (fours >> 4)) & 0x0f;
}

function pointBetween(first: Dna, second: Dna, rng: Rng): number {
  return 1 + rng.below(Math.min(first.sequence.length, second.sequence.length) - 1);
}

function placeOf(name: GeneName): number {
  const place = geneNames.indexOf(name);
  if (place < 0) throw new UnknownGene(name, geneNames);
  return place;
}

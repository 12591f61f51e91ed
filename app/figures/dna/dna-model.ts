import { type Settings, seedSetting, type Values } from "#app/figures/settings.ts";
import { Dna, geneNames } from "#simulation/dna.ts";
import { type MutationKind, mutationKinds, ordinaryProbability } from "#simulation/mutation.ts";
import { Rng } from "#simulation/rng.ts";
import { mutate, type Traced, untouched } from "./trace.ts";

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
const small = { from: 0, to: 99, step: 1 };
export const flip = "Flip one bit";

export const dnaSettings = {
  operation: {
    label: "What happens",
    options: [...mutationKinds, "Replicate", flip, "Set a gene", "Crossover"],
    initial: "Point",
  },
  probability: {
    label: "Rate per byte",
    from: 0,
    to: 1,
    step: 0.0001,
    stops: [0, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
    initial: 0.05,
    format: percent,
  },
  byte: { label: "Byte", from: 0, to: Dna.length - 1, step: 1, initial: 32 },
  bit: { label: "Bit", from: 0, to: 7, step: 1, initial: 0 },
  gene: { label: "Gene", options: geneNames, initial: "speed" },
  value: {
    label: "New value",
    from: 0,
    to: 1,
    step: 0.05,
    initial: 0.9,
    format: (value: number) => value.toFixed(2),
  },
  other: { label: "Second parent", initial: 43, ...small },
  chance: { label: "Child seed", initial: 7, ...small },
  seed: seedSetting,
} as const satisfies Settings;

export type DnaValues = Values<typeof dnaSettings>;

export interface DnaState {
  parent: Dna;
  /** The second parent, in a crossover. */
  other: Dna | undefined;
  child: Traced;
  /** Positions of the parent's bytes that the child lacks. */
  removed: number[];
  /** The first byte from the second parent, in a crossover. */
  point: number | undefined;
  /** The number of bits that differ between child and parent, and the total. */
  bits: { differing: number; all: number };
  /** For each digit of the child's checksum, whether it differs from the parent's. */
  changedDigits: boolean[];
}

/** The settings that matter to an operation, besides the seed. */
export function settingsFor(operation: DnaValues["operation"]): (keyof DnaValues)[] {
  if (operation === flip) return ["operation", "byte", "bit"];
  if (operation === "Set a gene") return ["operation", "value", "gene"];
  if (operation === "Crossover") return ["operation", "other", "chance"];
  return isMutation(operation) ? ["operation", "probability", "chance"] : ["operation", "chance"];
}

/** The lowest and highest probability of this type of mutation as an ordinary copying error. */
export function ordinaryFor(operation: DnaValues["operation"]): readonly number[] {
  return isMutation(operation) ? ordinaryProbability[operation] : [];
}

/** Applies the chosen operation to DNA generated from a seed. */
export function dnaState(values: DnaValues): DnaState {
  const parent = Dna.fromSeed(values.seed);
  const other = values.operation === "Crossover" ? Dna.fromSeed(values.other) : undefined;
  const child = other ? crossed(parent, other, values.chance) : changed(parent, values);
  const kept = new Set(child.bytes.map(({ from }) => from));
  const all = Math.max(parent.sequence.length, child.bytes.length) * 8;
  const before = parent.checksum();
  return {
    parent,
    other,
    child,
    removed: Array.from(parent.sequence.keys()).filter((place) => !kept.has(place)),
    point: other && Dna.crossoverPoint(parent, other, values.chance),
    bits: { differing: Math.round(child.dna.distance(parent) * all), all },
    changedDigits: [...child.dna.checksum()].map((digit, place) => digit !== before[place]),
  };
}

function isMutation(operation: DnaValues["operation"]): operation is MutationKind {
  return operation in ordinaryProbability;
}

function changed(parent: Dna, values: DnaValues): Traced {
  const { operation, probability, gene, value, chance, byte, bit } = values;
  const rng = new Rng(chance);
  if (isMutation(operation)) return mutate(untouched(parent), operation, probability, rng);
  // The steps of Dna.replicate, one type of mutation after the other.
  if (operation === "Replicate")
    return mutationKinds.reduce(
      (copy, kind) => mutate(copy, kind, ordinaryProbability[kind][1], rng),
      untouched(parent),
    );
  const isFlip = operation === flip;
  const changedPlace = isFlip ? byte : geneNames.indexOf(gene);
  const dna = isFlip
    ? Dna.fromSequence(parent.sequence.map((old, place) => (place === byte ? old ^ (1 << bit) : old)))
    : parent.withGene(gene, value);
  const { bytes } = untouched(dna);
  return {
    dna,
    bytes: bytes.map((each, place) =>
      place === changedPlace ? { ...each, mark: isFlip ? "flipped" : "set" } : each,
    ),
  };
}

function crossed(parent: Dna, other: Dna, chance: number): Traced {
  const dna = Dna.crossover(parent, other, chance);
  const point = Dna.crossoverPoint(parent, other, chance);
  const { bytes } = untouched(dna);
  return { dna, bytes: bytes.map((byte, place) => (place < point ? byte : { ...byte, mark: "second" })) };
}

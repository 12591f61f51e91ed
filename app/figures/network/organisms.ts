import { Dna } from "#simulation/dna.ts";
import { Tron } from "#simulation/organism.ts";
import { Rng } from "#simulation/rng.ts";
import { distanceBetween, type Position } from "#simulation/surroundings.ts";

/** The area that the figure shows, in units of position. */
export const ground = { width: 340, height: 250 };
const margin = 14;
const closest = 27;

// cspell:disable
export const names = [
  ...[
    "amy",
    "ben",
    "cal",
    "dot",
    "eli",
    "flo",
    "gus",
    "hal",
    "ida",
    "jon",
    "kim",
    "leo",
    "mia",
    "ned",
    "ola",
  ],
  ...[
    "pam",
    "ray",
    "sue",
    "tom",
    "uma",
    "val",
    "wes",
    "xia",
    "yan",
    "zoe",
    "abe",
    "bea",
    "gil",
    "ivy",
    "jed",
  ],
  ...["kai", "liv", "max", "nia", "rex", "tia"],
] as const;
// cspell:enable

export const origins = ["Strangers", "One family"] as const;
export type Origin = (typeof origins)[number];

const familyGenerations = 20;
const familyMutationRate = 0.02;
const evolutionCost = 0.02;

/** Positions that the reader chose, by name. */
export type Moved = Readonly<Record<string, Position>>;

let born: { key: string; trons: Tron[]; homes: Position[] } | undefined;

/** Returns an organism for each name, the same for a seed, at a separate position unless the reader moved it. */
export function organismsOf(seed: number, origin: Origin, moved: Moved = {}): Tron[] {
  const key = `${seed} ${origin}`;
  if (born?.key !== key) {
    const trons = bear(seed, origin);
    born = { key, trons, homes: trons.map(({ position }) => position) };
  }
  const { trons, homes } = born;
  trons.forEach((tron, place) => {
    const home = moved[names[place] ?? ""] ?? homes[place];
    if (home) tron.moveTo(home);
  });
  return trons;
}

/** The nearest position at which an organism is drawn in full. */
export function onGround({ x, y }: Position): Position {
  return { x: within(x, ground.width), y: within(y, ground.height) };
}

function within(value: number, size: number): number {
  return Math.round(Math.min(Math.max(value, margin), size - margin));
}

function bear(seed: number, origin: Origin): Tron[] {
  const rng = new Rng(seed);
  const places = placesOf(rng);
  const ancestor = origin === "One family" ? evolved(seed) : undefined;
  return places.map((place) => {
    const dna = ancestor
      ? ancestor.mutatedBy("Point", familyMutationRate, rng)
      : Dna.fromSeed(rng.below(1_000_000));
    const tron = new Tron(dna);
    tron.initializeNeuralNetwork();
    tron.moveTo(place);
    return tron;
  });
}

/** The DNA of an organism that has evolved for a while and was always fed. */
function evolved(seed: number): Dna {
  const tron = new Tron(Dna.fromSeed(seed));
  tron.initializeNeuralNetwork();
  for (let generation = 0; generation < familyGenerations; generation += 1) {
    tron.evolve();
    tron.feed(evolutionCost);
  }
  return tron.dna;
}

/** Integer positions, far enough apart to be distinguishable in the drawing. */
function placesOf(rng: Rng): Position[] {
  const places: Position[] = [];
  while (places.length < names.length) {
    const x = margin + rng.below(ground.width - 2 * margin);
    const y = margin + rng.below(ground.height - 2 * margin);
    if (places.every((place) => distanceBetween(place, { x, y }) >= closest)) places.push({ x, y });
  }
  return places;
}

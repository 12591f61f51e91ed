import { Dna } from "#simulation/dna.ts";
import { Tron } from "#simulation/organism.ts";
import { Rng } from "#simulation/rng.ts";
import { distanceBetween, type Position } from "#simulation/surroundings.ts";

/** The ground that the figure shows, in the units of positions. */
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

let born: { key: string; trons: Tron[] } | undefined;

/** An organism for each name, at a place of its own; the same for a seed. */
export function organismsOf(seed: number, origin: Origin): Tron[] {
  const key = `${seed} ${origin}`;
  if (born?.key !== key) born = { key, trons: bear(seed, origin) };
  return born.trons;
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

/** The DNA of an organism that has evolved for a while, always fed. */
function evolved(seed: number): Dna {
  const tron = new Tron(Dna.fromSeed(seed));
  tron.initializeNeuralNetwork();
  for (let generation = 0; generation < familyGenerations; generation += 1) {
    tron.evolve();
    tron.feed(evolutionCost);
  }
  return tron.dna;
}

/** Whole numbers, and not so close that the drawing could not tell two apart. */
function placesOf(rng: Rng): Position[] {
  const places: Position[] = [];
  while (places.length < names.length) {
    const x = margin + rng.below(ground.width - 2 * margin);
    const y = margin + rng.below(ground.height - 2 * margin);
    if (places.every((place) => distanceBetween(place, { x, y }) >= closest)) places.push({ x, y });
  }
  return places;
}

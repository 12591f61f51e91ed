import type { Genes } from "#app/glyph/glyph-shape.ts";

/** An organism in the dish, in units of its environment. */
export interface Resident {
  /** Founders are 1 to 20, children continue from there. */
  name: number;
  /** The generation in which it was born; 0 for founders. */
  born: number;
  /** The name of its mother; 0 for founders. */
  mother: number;
  x: number;
  y: number;
  energy: number;
  fitness: number;
  /** The bytes of its six genes. */
  genes: readonly number[];
}

/** What the dish looks like at one moment of a generation. */
export interface Moment {
  seed: number;
  generation: number;
  /** At the start of the generation, the fittest came first. */
  residents: readonly Resident[];
  /** Those who have starved in this generation or, when it arrives, in the last one, where they were last seen. */
  starved: readonly Resident[];
  food: number;
  /** Since the first generation. */
  births: number;
  deaths: number;
  /** The best fitness so far, by generation. */
  best: readonly number[];
}

export function genesOf({ genes }: Resident): Genes {
  const gene = (place: number) => (genes[place] ?? 0) / 255;
  return {
    aggression: gene(0),
    curiosity: gene(1),
    metabolism: gene(2),
    sociability: gene(3),
    speed: gene(4),
    vision: gene(5),
  };
}

/** The fittest resident, the first in case of a tie. */
export function fittestOf({ residents }: Moment): Resident | undefined {
  return residents.reduce<Resident | undefined>(
    (best, resident) => (best && best.fitness >= resident.fitness ? best : resident),
    undefined,
  );
}

/** Describes the dish in one sentence. */
export function inWords({ generation, residents, births, deaths, food, best }: Moment): string {
  return `Generation ${generation}: ${residents.length} organisms alive, ${births} born and ${deaths} starved so far, ${mealsIn(food)} meals left. Best fitness ${(best.at(-1) ?? 0).toFixed(3)}.`;
}

/** An organism eats at most 0.1 food at a time. */
export function mealsIn(food: number): number {
  return Math.ceil(food * 10);
}

import { checkRange } from "./error.ts";

/** An organism's surroundings, each value 0 to 1. */
export interface Surroundings {
  /** The degree of threat. */
  readonly danger: number;
  /** The number of others nearby, from 0 for none to 1 for many. */
  readonly company: number;
  /** How unfamiliar the area is, from 0 for familiar to 1 for unknown. */
  readonly novelty: number;
}

/** The inputs of an organism's network. */
export interface Senses extends Surroundings {
  readonly energy: number;
}

/** A position in the plane, in units of the environment. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** The largest coordinate, and the longest side of an environment. */
export const largestCoordinate = 10_000;

export function checkSurroundings({ danger, company, novelty }: Surroundings): void {
  checkRange("danger", danger, 0, 1);
  checkRange("company", company, 0, 1);
  checkRange("novelty", novelty, 0, 1);
}

export function checkPosition({ x, y }: Position): void {
  checkRange("x", x, 0, largestCoordinate);
  checkRange("y", y, 0, largestCoordinate);
}

export function distanceBetween(here: Position, there: Position): number {
  const dx = here.x - there.x;
  const dy = here.y - there.y;
  // Not Math.hypot, whose last bit may differ by browser.
  return Math.sqrt(dx * dx + dy * dy);
}

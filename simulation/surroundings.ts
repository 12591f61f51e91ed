import { checkRange } from "./error.ts";

/** What an organism meets, each value 0 to 1. */
export interface Surroundings {
  /** How great the threat is. */
  readonly danger: number;
  /** How many others are near, from 0 for none to 1 for many. */
  readonly company: number;
  /** How little of it is known, from 0 for familiar to 1 for unknown. */
  readonly novelty: number;
}

/** What the network of an organism is told. */
export interface Senses extends Surroundings {
  readonly energy: number;
}

/** A place in the plane, in the units of the environment. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** The largest coordinate, which is also the largest side of an environment. */
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
  // Not Math.hypot, whose last bit is left to the browser.
  return Math.sqrt(dx * dx + dy * dy);
}

import type { Behavior } from "./life-cycle.ts";
import type { Tron } from "./organism.ts";
import type { Rng } from "./rng.ts";
import { distanceBetween, type Position, type Surroundings } from "./surroundings.ts";

// How far an organism sees if its vision gene is 1.
const fullSight = 50;
/** How far it moves in one step if its speed gene is 1. */
export const fullStride = 5;
// The number of others in sight at which company is 1.
const fullCompany = 5;
// The side of the grid cells in which it remembers its visits.
const cellSide = 10;
const cellsPerRow = 1024;
const food = "food";
// Below this energy it is hungry.
const hunger = 0.5;
// The maximum amount of food per step.
const largestMeal = 0.1;
// The health it loses in a step without energy.
const starvation = 0.05;

/** The number of steps an organism has spent in each cell. */
type Visits = Map<number, number>;

export interface Inhabitant {
  readonly tron: Tron;
  readonly visits: Visits;
}

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly rng: Rng;
  readonly resources: Map<string, number>;
  readonly inhabitants: Inhabitant[];
}

/** One organism's turn in one step of its environment. */
export function takeTurn(land: Land, { tron, visits }: Inhabitant): void {
  const { surroundings, nearest } = lookAround(land, tron, visits);
  travel(land, tron, tron.interact(surroundings), nearest);
  eat(land.resources, tron);
  if (tron.energy === 0) tron.loseHealth(starvation);
}

/** An organism's surroundings, and the position of the nearest other in sight. */
function lookAround(
  { inhabitants }: Land,
  tron: Tron,
  visits: Visits,
): { surroundings: Surroundings; nearest: Position | undefined } {
  const here = tron.position;
  const sight = tron.dna.gene("vision") * fullSight;
  let inSight = 0;
  let threat = 0;
  let nearest: Position | undefined;
  let shortest = sight;
  for (const { tron: other } of inhabitants) {
    if (other === tron) continue;
    const distance = distanceBetween(here, other.position);
    if (distance >= sight) continue;
    inSight++;
    threat += other.dna.gene("aggression") * (1 - distance / sight);
    if (distance < shortest) {
      nearest = other.position;
      shortest = distance;
    }
  }
  const danger = inSight === 0 ? 0 : threat / inSight;
  const company = Math.min(inSight / fullCompany, 1);
  return { surroundings: { danger, company, novelty: noveltyOf(visits, here) }, nearest };
}

/** 1 in a cell where the organism has not been, then a half, a third and so on with every step there. */
function noveltyOf(visits: Visits, { x, y }: Position): number {
  const cell = Math.floor(x / cellSide) + cellsPerRow * Math.floor(y / cellSide);
  const count = (visits.get(cell) ?? 0) + 1;
  visits.set(cell, count);
  return 1 / count;
}

function travel(land: Land, tron: Tron, behavior: Behavior, nearest: Position | undefined): void {
  if (behavior === "Conservation") return;
  const here = tron.position;
  const stride = tron.dna.gene("speed") * fullStride;
  // An explorer moves in a random direction, and so does one that looks for others and sees none.
  const goal =
    behavior === "Exploration" || !nearest
      ? anywhere(here, stride, land.rng)
      : towards(here, nearest, stride);
  tron.moveTo({
    x: Math.min(Math.max(goal.x, 0), land.width),
    y: Math.min(Math.max(goal.y, 0), land.height),
  });
}

function eat(resources: Map<string, number>, tron: Tron): void {
  const left = resources.get(food);
  if (left === undefined || tron.energy >= hunger) return;
  const meal = Math.min(left, largestMeal);
  resources.set(food, left - meal);
  tron.feed(meal);
}

/** One step toward a goal, but not beyond it. */
function towards(here: Position, goal: Position, stride: number): Position {
  const distance = distanceBetween(here, goal);
  if (distance <= stride) return goal;
  return {
    x: here.x + ((goal.x - here.x) / distance) * stride,
    y: here.y + ((goal.y - here.y) / distance) * stride,
  };
}

/**
 * One step in a random direction. Drawing points in the square until one is in the circle makes all directions
 * equally likely without an angle, whose sine no standard defines to the last bit.
 */
function anywhere(here: Position, stride: number, rng: Rng): Position {
  for (;;) {
    const x = rng.nextF64() * 2 - 1;
    const y = rng.nextF64() * 2 - 1;
    const length = Math.sqrt(x * x + y * y);
    if (length > 0 && length <= 1) {
      return { x: here.x + (x / length) * stride, y: here.y + (y / length) * stride };
    }
  }
}

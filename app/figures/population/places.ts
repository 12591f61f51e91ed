import { side } from "./population-run.ts";
import type { Moment, Resident } from "./scene.ts";

/** The radius of the dish in the drawing. */
export const radius = 240;
/** The width of an organism in the drawing. */
export const glyphSize = 52;
/** The radius of the area in which organisms are complete, rim and all. */
export const inside = radius - glyphSize / 2 - 6;
const apart = glyphSize * 0.9;
const pushes = 30;
// The direction in which the second of two organisms at the same position is moved.
const sideways = [0.8, 0.6] as const;

export interface Place {
  x: number;
  y: number;
}

/** A resident's movement from one moment to the next, in units of the drawing. */
export interface Track {
  resident: Resident;
  from: Place;
  to: Place;
  /** Whether it faces left, the direction in which it last moved. */
  isTurned: boolean;
  /** Whether it appears in this moment, beside its mother. */
  isArriving: boolean;
}

export interface Motion {
  to: Moment;
  tracks: readonly Track[];
  /** The starved, where they were last seen. */
  remains: readonly Track[];
  /** Whether it leads into the fresh dish of the next generation. */
  isArrival: boolean;
}

/** The movement from the end of another one to a moment. A child starts from its mother. */
export function motion(to: Moment, last?: Motion): Motion {
  const before = new Map(
    [...(last?.remains ?? []), ...(last?.tracks ?? [])].map((track) => [track.resident.name, track]),
  );
  const places = placesOf(to.residents);
  const isArrival = last !== undefined && last.to.generation !== to.generation;
  const tracks = to.residents.map((resident, index) => {
    const place = places[index] ?? { x: 0, y: 0 };
    const known = before.get(resident.name);
    const from = (known ?? before.get(resident.mother))?.to ?? place;
    const isTurned =
      Math.abs(place.x - from.x) > 2 ? place.x < from.x : (known?.isTurned ?? resident.name % 2 === 0);
    return { resident, from, to: place, isTurned, isArriving: isArrival && !known };
  });
  const found = placesOf(to.starved);
  const remains = to.starved.map((resident, index) => {
    const known = before.get(resident.name);
    const place = known?.to ?? found[index] ?? { x: 0, y: 0 };
    return { resident, from: place, to: place, isTurned: known?.isTurned ?? false, isArriving: false };
  });
  return { to, tracks, remains, isArrival };
}

/** Where residents are drawn: at their positions, or beside each other if one would hide the other. */
export function placesOf(residents: readonly Resident[]): Place[] {
  const places = residents.map(({ x, y }) => onDisc((2 * x) / side - 1, (2 * y) / side - 1));
  for (let time = 0; time < pushes; time += 1) {
    places.forEach((one, index) => {
      for (const other of places.slice(index + 1)) push(one, other);
    });
    places.forEach(keepInside);
  }
  return places.map(({ x, y }) => ({ x: round(x), y: round(y) }));
}

/** The square environment on the round dish: its sides become the rim, and neighbors stay neighbors. */
function onDisc(x: number, y: number): Place {
  return { x: x * Math.sqrt(1 - (y * y) / 2) * inside, y: y * Math.sqrt(1 - (x * x) / 2) * inside };
}

/** Moves two places apart, each by half of the missing distance. */
function push(one: Place, other: Place): void {
  const x = other.x - one.x;
  const y = other.y - one.y;
  // Not Math.hypot, whose last bit may differ in the built page.
  const distance = Math.sqrt(x * x + y * y);
  if (distance >= apart) return;
  const [along, across] = distance > 0 ? [x / distance, y / distance] : sideways;
  const half = (apart - distance) / 2;
  one.x -= along * half;
  one.y -= across * half;
  other.x += along * half;
  other.y += across * half;
}

function keepInside(place: Place): void {
  const distance = Math.sqrt(place.x * place.x + place.y * place.y);
  if (distance <= inside) return;
  place.x *= inside / distance;
  place.y *= inside / distance;
}

/** The transform of an organism at a time between two moments, 0 to 1. A newborn grows. */
export function transformAt({ from, to, isTurned, isArriving }: Track, time: number): string {
  const eased = time * time * (3 - 2 * time);
  const x = round(from.x + (to.x - from.x) * eased);
  const y = round(from.y + (to.y - from.y) * eased);
  const scale = Math.round((glyphSize / 64) * (isArriving ? 0.3 + 0.7 * eased : 1) * 100) / 100;
  return `translate(${x} ${y})scale(${isTurned ? -scale : scale} ${scale})`;
}

/** Where the meals of a generation lie: a spiral of equally dense points, which each generation turns. */
export function mealPlaces(generation: number, count: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = Math.sqrt((index + 0.5) / count) * (radius - 16);
    const turn = (index * 0.381966 + generation * 0.137) * 2 * Math.PI;
    return { x: Math.round(distance * Math.cos(turn)), y: Math.round(distance * Math.sin(turn)) };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import { type Cell, type Scene, side } from "./population-model.ts";

/** The radius of the dish as it is drawn; the lens touches the four sides of the environment. */
export const radius = 240;
const scale = (2 * radius) / side;
const pushes = 12;
// Where the second of two in the same place goes.
const sideways = [0.8, 0.6] as const;

/** A cell on its way from one step to the next, in the units of the drawing. */
export interface Track {
  cell: Cell;
  from: Place;
  to: Place;
}

export interface Place {
  x: number;
  y: number;
}

export interface Motion {
  to: Scene;
  tracks: Track[];
  /** Pairs of tracks of which one sees the other. */
  links: [Track, Track][];
}

/** From the end of another motion to a scene; who was just born stays in place. */
export function motion(to: Scene, last?: Motion): Motion {
  const before = new Map(last?.tracks.map(({ cell, to: place }) => [cell.id, place]));
  const after = placesOf(to.cells);
  const tracks = to.cells.map((cell) => {
    const place = after.get(cell.id) ?? { x: 0, y: 0 };
    return { cell, from: before.get(cell.id) ?? place, to: place };
  });
  return { to, tracks, links: linksOf(tracks) };
}

/** Where cells are drawn: in their places, but beside each other where one would hide the other. */
export function placesOf(cells: readonly Cell[]): Map<number, Place> {
  const drawn = cells.map((cell) => ({ x: cell.x * scale, y: cell.y * scale, size: sizeOf(cell) }));
  for (let time = 0; time < pushes; time += 1) {
    drawn.forEach((one, index) => {
      for (let next = index + 1; next < drawn.length; next += 1) {
        const other = drawn[next];
        if (other) push(one, other, one.size + other.size);
      }
    });
  }
  return new Map(cells.map(({ id }, index) => [id, drawn[index] ?? { x: 0, y: 0 }]));
}

/** Moves two places apart, each by half of what they lack of a distance. */
function push(one: Place, other: Place, wanted: number): void {
  const x = other.x - one.x;
  const y = other.y - one.y;
  // Not Math.hypot, whose last bit may be another one in the built page.
  const distance = Math.sqrt(x * x + y * y);
  if (distance >= wanted) return;
  const [along, across] = distance > 0 ? [x / distance, y / distance] : sideways;
  const half = (wanted - distance) / 2;
  one.x -= along * half;
  one.y -= across * half;
  other.x += along * half;
  other.y += across * half;
}

function linksOf(tracks: readonly Track[]): [Track, Track][] {
  return tracks.flatMap((one, index) =>
    tracks.slice(index + 1).flatMap((other): [Track, Track][] => {
      const sight = Math.max(one.cell.sight, other.cell.sight);
      const distance = Math.hypot(one.cell.x - other.cell.x, one.cell.y - other.cell.y);
      return distance < sight ? [[one, other]] : [];
    }),
  );
}

/** The radius of a cell: the more energy, the larger. */
export function sizeOf({ energy }: Cell): number {
  return round(7 + energy * 10);
}

/** Where a cell is at a moment between two steps, 0 to 1. */
export function placeAt({ from, to }: Track, moment: number): Place {
  return {
    x: round(from.x + (to.x - from.x) * moment),
    y: round(from.y + (to.y - from.y) * moment),
  };
}

/** The lines between those in sight of each other, as a path. */
export function linkPath(links: Motion["links"], moment: number): string {
  return links
    .map(([one, other]) => {
      const [start, end] = [placeAt(one, moment), placeAt(other, moment)];
      return `M${start.x} ${start.y}L${end.x} ${end.y}`;
    })
    .join("");
}

/** Whether a cell is under the lens at the end of the step. */
export function isInView(cell: Cell): boolean {
  return toCenter(cell) < side / 2;
}

/** Whether it is also so far from the edge that all of it is seen. */
export function isWellInView(cell: Cell): boolean {
  return toCenter(cell) < side * 0.43;
}

function toCenter({ x, y }: Cell): number {
  return Math.hypot(x - side / 2, y - side / 2);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import { type Cell, type Scene, side } from "./population-model.ts";

/** The radius of the dish as it is drawn; the lens touches the four sides of the environment. */
export const radius = 240;
const scale = (2 * radius) / side;

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

/** From one step to the next; who was just born stays in place. */
export function motion(from: Scene, to: Scene): Motion {
  const before = new Map(from.cells.map((cell) => [cell.id, cell]));
  const isSame = from.seed === to.seed;
  const tracks = to.cells.map((cell) => ({
    cell,
    from: placeOf((isSame && before.get(cell.id)) || cell),
    to: placeOf(cell),
  }));
  return { to, tracks, links: linksOf(tracks) };
}

function placeOf({ x, y }: Cell): Place {
  return { x: x * scale, y: y * scale };
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
export function isInView({ x, y }: Cell): boolean {
  return Math.hypot(x - side / 2, y - side / 2) < side / 2;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

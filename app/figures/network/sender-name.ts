import type { Position } from "#simulation/surroundings.ts";
import { ground } from "./organisms.ts";

export const nodeRadius = 11.5;
export const senderRadius = 15;

// Half the size of a name of three letters, in units of the map.
const half = { width: 13, height: 5 };
// From the middle of a name to its baseline.
const drop = 4;
const [below, above] = [27, -19];

/** The baseline of the sender's name, from its center: below it, or above it where there is more room. */
export function nameBaseline(sender: Position, others: readonly Position[]): number {
  const isFree = (baseline: number) =>
    isOnMap(sender.y + baseline) && !others.some((each) => hits(sender.x, sender.y + baseline - drop, each));
  if (isFree(below) || !isOnMap(sender.y + above)) return below;
  return isFree(above) || !isOnMap(sender.y + below) ? above : below;
}

function isOnMap(baseline: number): boolean {
  return baseline > 2 * half.height && baseline < ground.height - 2;
}

function hits(x: number, y: number, organism: Position): boolean {
  const aside = Math.max(Math.abs(x - organism.x) - half.width, 0);
  const away = Math.max(Math.abs(y - organism.y) - half.height, 0);
  return Math.hypot(aside, away) < nodeRadius;
}

import type { Position } from "#simulation/surroundings.ts";
import { ground } from "./organisms.ts";

export const nodeRadius = 11.5;

// Half the size of a name of three letters, in units of the map.
const half = { width: 13, height: 5 };
// From the middle of a name to its baseline.
const drop = 4;
/** Baselines below and above an organism, from its center. */
const baselines = [22, -14] as const;
const gap = 4;

/**
 * The baseline of each organism's name, in order of priority. A name that would hit an organism or an earlier name has
 * none.
 */
export function nameOffsets<Organism extends Position>(
  organisms: readonly Organism[],
): Map<Organism, number> {
  const names: Position[] = [];
  const offsets = new Map<Organism, number>();
  for (const organism of organisms) {
    const { x, y } = organism;
    const free = baselines.find((baseline) => {
      const name = { x, y: y + baseline - drop };
      return isOnMap(name) && !organisms.some((each) => hits(name, each)) && !names.some(isNear(name));
    });
    if (free === undefined) continue;
    names.push({ x, y: y + free - drop });
    offsets.set(organism, free);
  }
  return offsets;
}

function isOnMap({ y }: Position): boolean {
  return y > half.height + 2 && y < ground.height - half.height - 2;
}

function hits(name: Position, organism: Position): boolean {
  const aside = Math.max(Math.abs(name.x - organism.x) - half.width, 0);
  const away = Math.max(Math.abs(name.y - organism.y) - half.height, 0);
  return Math.hypot(aside, away) < nodeRadius;
}

function isNear(name: Position): (other: Position) => boolean {
  return (other) =>
    Math.abs(name.x - other.x) < 2 * half.width + gap && Math.abs(name.y - other.y) < 2 * half.height + gap;
}

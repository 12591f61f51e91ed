import type { Position } from "#simulation/surroundings.ts";
import { ground } from "./organisms.ts";

export const nodeRadius = 10;

/** The space that a name of three letters needs, in units of the map. */
const name = { width: 32, ascent: 10, descent: 3 };
/** Baselines below and above an organism, from its center. */
const baselines = [22, -14] as const;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** For each organism the baseline of its name; undefined where every name would hit an organism or another name. */
export function nameOffsets(organisms: readonly Position[]): (number | undefined)[] {
  const taken = organisms.map(({ x, y }) => boxAround(x, y - nodeRadius, y + nodeRadius, nodeRadius));
  return organisms.map(({ x, y }, place) => {
    const free = baselines.find((baseline) => {
      const box = nameBox(x, y + baseline);
      const isOnMap = box.top > 0 && box.bottom <= ground.height;
      return isOnMap && taken.every((other, index) => index === place || !overlap(box, other));
    });
    if (free !== undefined) taken.push(nameBox(x, y + free));
    return free;
  });
}

function nameBox(x: number, baseline: number): Box {
  return boxAround(x, baseline - name.ascent, baseline + name.descent, name.width / 2);
}

function boxAround(x: number, top: number, bottom: number, half: number): Box {
  return { left: x - half, right: x + half, top, bottom };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

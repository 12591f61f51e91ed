import { expect, test } from "vitest";
import { nameOffsets, nodeRadius } from "./name-offsets.ts";
import { ground, organismsOf } from "./organisms.ts";

const letters = { width: 26, height: 9 };

test.for([0, 1, 7, 42, 999_999])(
  "names of seed %d are on the map, apart from organisms and names",
  (seed) => {
    const places = organismsOf(seed, "Strangers").map(({ position }) => position);
    const offsets = nameOffsets(places);
    const names = [...offsets].map(([{ x, y }, offset]) => ({ x, y: y + offset - letters.height / 2 }));
    expect(names.length).toBeGreaterThan(places.length / 2);
    for (const [index, { x, y }] of names.entries()) {
      expect(y > letters.height / 2 && y < ground.height - letters.height / 2).toBe(true);
      for (const other of names.slice(index + 1))
        expect(Math.abs(other.x - x) >= letters.width || Math.abs(other.y - y) >= letters.height).toBe(true);
      for (const node of places) {
        const aside = Math.max(Math.abs(node.x - x) - letters.width / 2, 0);
        const away = Math.max(Math.abs(node.y - y) - letters.height / 2, 0);
        expect(Math.hypot(aside, away)).toBeGreaterThanOrEqual(nodeRadius - 1);
      }
    }
  },
);

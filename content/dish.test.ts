import { expect, test } from "vitest";
import { growDish, organismParts } from "./dish.ts";

test("the same seed grows the same dish, another seed another", () => {
  expect(growDish(7, 40, 240, 84)).toEqual(growDish(7, 40, 240, 84));
  expect(growDish(7, 40, 240, 84)).not.toEqual(growDish(8, 40, 240, 84));
});

test("organisms stay in the dish and do not touch; links are within reach", () => {
  const { organisms, links } = growDish(7, 40, 240, 84);
  expect(organisms).toHaveLength(40);
  for (const [index, a] of organisms.entries()) {
    expect(Math.hypot(a.x - 240, a.y - 240) + a.size).toBeLessThan(240);
    for (const b of organisms.slice(index + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.size + b.size);
  }
  expect(links.length).toBeGreaterThan(10);
  for (const [from, to] of links) {
    const a = organisms[from];
    const b = organisms[to];
    expect(a && b && Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(84);
  }
});

test("an organism is a membrane and, inside it, a nucleus; one that reproduces has a bud beside it", () => {
  const { organisms } = growDish(7, 40, 240, 84);
  for (const organism of organisms) {
    const parts = organismParts(organism);
    const [membrane, nucleus] = parts.slice(-2);
    expect(parts.map(({ part }) => part)).toEqual([
      ...(organism.behavior === "Reproductive" ? ["bud"] : []),
      "membrane",
      "nucleus",
    ]);
    const apart = membrane && nucleus && Math.hypot(membrane.cx - nucleus.cx, membrane.cy - nucleus.cy);
    expect((apart ?? 99) + (nucleus?.r ?? 99)).toBeLessThan(organism.size);
  }
});

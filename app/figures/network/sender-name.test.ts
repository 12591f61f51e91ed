import { expect, test } from "vitest";
import { ground, organismsOf } from "./organisms.ts";
import { nameBaseline, nodeRadius, senderRadius } from "./sender-name.ts";

const letters = { width: 26, height: 9 };

test.for([0, 1, 7, 42, 999_999])("any sender of seed %d has a name on the map, beside its circle", (seed) => {
  const places = organismsOf(seed, "Strangers").map(({ position }) => position);
  for (const sender of places) {
    const baseline = nameBaseline(
      sender,
      places.filter((place) => place !== sender),
    );
    const [top, bottom] = [baseline - letters.height, baseline];
    expect(sender.y + top).toBeGreaterThan(0);
    expect(sender.y + bottom).toBeLessThan(ground.height);
    expect(top > senderRadius || bottom < -senderRadius).toBe(true);
  }
});

test("a name is above if another organism is below, and below if there is one on both sides", () => {
  const sender = { x: 100, y: 100 };
  const under = { x: 100, y: 128 };
  const over = { x: 100, y: 72 };
  expect(nameBaseline(sender, [])).toBeGreaterThan(nodeRadius);
  expect(nameBaseline(sender, [over])).toBeGreaterThan(nodeRadius);
  expect(nameBaseline(sender, [under])).toBeLessThan(0);
  expect(nameBaseline(sender, [under, over])).toBeGreaterThan(nodeRadius);
});

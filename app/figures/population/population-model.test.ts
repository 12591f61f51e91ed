import { expect, test } from "vitest";
import { Dna } from "#simulation/dna.ts";
import { behaviors } from "#simulation/life-cycle.ts";
import { firstScene } from "./first-scene.ts";
import { labelsOf } from "./labels.ts";
import { isInView, isWellInView, linkPath, motion, placeAt, placesOf, radius, sizeOf } from "./motion.ts";
import { population, type Scene, side, size } from "./population-model.ts";
import { countsInWords, inWords } from "./population-words.ts";

function live(seed: number, steps: number): Scene[] {
  const living = population(seed);
  return Array.from({ length: steps }, () => living.step());
}

test("the first scene is what the engine gives for its seed", () => {
  expect(population(firstScene.seed).scene).toEqual(firstScene);
});

test("the same seed gives the same life, another seed another", () => {
  expect(live(7, 40)).toEqual(live(7, 40));
  expect(live(7, 1)).not.toEqual(live(8, 1));
});

test("it lives on for minutes: some starve, children take their places, and nobody changes the name", () => {
  const scenes = live(firstScene.seed, 1200);
  const last = scenes.at(-1) ?? firstScene;
  expect(last.births).toBeGreaterThan(10);
  expect(last.deaths).toBeGreaterThan(10);
  for (const { cells, births, deaths } of scenes) {
    expect(cells).toHaveLength(size + births - deaths);
    expect(cells.length).toBeGreaterThan(size / 2);
    expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
  }
  scenes.slice(1).forEach(({ cells }, index) => {
    const before = new Map(scenes[index]?.cells.map((cell) => [cell.id, cell]));
    for (const { id, sight, x, y } of cells) {
      const old = before.get(id);
      if (!old) continue;
      expect(sight).toBe(old.sight);
      expect(Math.hypot(x - old.x, y - old.y)).toBeLessThan(5.2);
    }
  });
});

test("values stay in their ranges", () => {
  for (const { cells, food } of live(3, 200)) {
    expect(food).toBeGreaterThanOrEqual(0);
    for (const { x, y, energy, health, behavior } of cells) {
      for (const coordinate of [x, y]) expect(coordinate >= 0 && coordinate <= side).toBe(true);
      for (const share of [energy, health]) expect(share >= 0 && share <= 1).toBe(true);
      expect(behaviors).toContain(behavior);
    }
  }
});

test("between two steps a cell is between two places, and a newborn stays where it is", () => {
  const [before, after] = [firstScene, live(firstScene.seed, 1)[0] ?? firstScene];
  const { tracks } = motion(after, motion(before));
  for (const track of tracks) {
    const middle = placeAt(track, 0.5);
    expect(middle.x).toBeCloseTo((track.from.x + track.to.x) / 2, 0);
  }
  const [first, ...others] = before.cells;
  const { tracks: born } = motion(before, motion({ ...before, cells: others }));
  const newborn = born.find(({ cell }) => cell.id === first?.id);
  expect(newborn?.from).toEqual(newborn?.to);
});

test("cells in the same place are drawn beside each other, all others where they are", () => {
  const [model] = firstScene.cells;
  if (!model) expect.fail("the first scene has no cells");
  const scale = (radius * 2) / side;
  const crowd = [10, 10, 10, 100].map((x, id) => ({ ...model, id, x, y: 20 }));
  const places = placesOf(crowd);
  expect(places.get(3)).toMatchObject({ x: 100 * scale, y: 20 * scale });
  for (const one of [0, 1, 2])
    for (const other of [0, 1, 2].filter((id) => id !== one)) {
      const [a, b] = [places.get(one), places.get(other)];
      const distance = Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
      expect(distance).toBeGreaterThan(sizeOf(model));
    }
});

test("lines join those of whom one sees the other, and nobody else", () => {
  const { links, tracks } = motion(firstScene);
  let pairs = 0;
  for (const one of tracks)
    for (const other of tracks) {
      const distance = Math.hypot(one.cell.x - other.cell.x, one.cell.y - other.cell.y);
      if (one.cell.id < other.cell.id && distance < Math.max(one.cell.sight, other.cell.sight)) pairs += 1;
    }
  expect(links).toHaveLength(pairs);
  expect(linkPath(links, 0).match(/M/g)).toHaveLength(pairs);
  expect(Dna.fromSeed(firstScene.seed * size).gene("vision") * 50).toBeCloseTo(
    firstScene.cells[0]?.sight ?? 0,
    1,
  );
});

test("a label points at one of its behavior in view, and stays with it", () => {
  const frame = motion(firstScene);
  const labels = labelsOf(frame);
  expect(labels.length).toBeGreaterThan(2);
  for (const { behavior, example, y } of labels) {
    expect(example.cell.behavior).toBe(behavior);
    expect(isInView(example.cell)).toBe(true);
    expect(y).toBeLessThan(radius * 2);
  }
  const others = labels.map((label) => {
    const other = frame.tracks.findLast(({ cell }) => cell.behavior === label.behavior && isWellInView(cell));
    return other ? { ...label, example: other } : label;
  });
  expect(labelsOf(frame, others).map(({ example }) => example.cell.id)).toEqual(
    others.map(({ example }) => example.cell.id),
  );
});

test("words count the living by behavior", () => {
  const { cells, step, food } = firstScene;
  expect(inWords(firstScene)).toContain(`Step ${step}: ${size} organisms alive,`);
  expect(inWords(firstScene)).toContain(`${food.toFixed(1)} food left`);
  expect(inWords({ ...firstScene, deaths: 2 })).toContain("0 born and 2 starved");
  const counts = countsInWords(cells).match(/\d+/g)?.map(Number) ?? [];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(cells.length);
});

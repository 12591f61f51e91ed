import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstMoment } from "./first-moment.ts";
import { glyphSize, inside, motion, placesOf, radius, transformAt } from "./places.ts";
import { founders, generations, PopulationRun, side } from "./population-run.ts";
import { fittestOf, inWords, type Moment } from "./scene.ts";

function result<Value>(work: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

function live(seed: number, count: number): Moment[] {
  const run = result(PopulationRun.grown(seed, 0));
  return Array.from({ length: count }, () => result(run.evolve())).flat();
}

test("the moment of the built page is what the engine gives for its seed", () => {
  const run = result(PopulationRun.grown(firstMoment.seed, firstMoment.generation - 1));
  expect(result(run.evolve())[0]).toEqual(firstMoment);
});

test("a run ends with what the program beside the dish printed", () => {
  const output = readFileSync("samples/output/start/dish.txt", "utf8");
  const run = result(PopulationRun.grown(firstMoment.seed, generations));
  expect(run.isFinished).toBe(true);
  expect(output).toContain(`checksum: ${run.checksum}\n`);
});

test("the same seed gives the same life, another seed another", () => {
  expect(live(7, 4)).toEqual(live(7, 4));
  expect(live(7, 1)).not.toEqual(live(8, 1));
});

test("organisms are born and starve, the best fitness never falls, and values stay in their ranges", () => {
  for (const seed of [firstMoment.seed, 7, 1000]) {
    const moments = live(seed, generations);
    const last = moments.at(-1);
    expect(last?.births).toBeGreaterThan(founders);
    expect(last?.deaths).toBeGreaterThan(founders);
    const best = last?.best ?? [];
    expect(best).toHaveLength(generations + 1);
    expect(best).toEqual(best.toSorted((one, other) => one - other));
    expect(best.at(-1)).toBeGreaterThan((best[0] ?? 1) + 0.05);
    for (const { residents, births, deaths, food } of moments) {
      expect(residents).toHaveLength(founders + births - deaths);
      expect(new Set(residents.map(({ name }) => name)).size).toBe(residents.length);
      expect(food).toBeGreaterThanOrEqual(0);
      const strange = residents.filter(
        ({ x, y, energy, genes }) =>
          Math.min(x, y, energy) < 0 || Math.max(x, y) > side || energy > 1 || genes.length !== 6,
      );
      expect(strange).toEqual([]);
    }
  }
});

test("four generations after the built page there are births, deaths and a better organism", () => {
  const moments = live(firstMoment.seed, firstMoment.generation + 4);
  const last = moments.at(-1) ?? firstMoment;
  expect(last.births).toBeGreaterThan(firstMoment.births);
  expect(last.deaths).toBeGreaterThan(firstMoment.deaths);
  expect(last.best.at(-1)).toBeGreaterThan(firstMoment.best.at(-1) ?? 1);
});

test("every organism is drawn inside the rim, and none hides another", () => {
  for (const { residents } of live(firstMoment.seed, generations)) {
    const places = placesOf(residents);
    const beyond = places.filter(({ x, y }) => Math.hypot(x, y) + glyphSize / 2 >= radius);
    const hidden = places.filter((one, index) =>
      places.slice(index + 1).some(({ x, y }) => Math.hypot(one.x - x, one.y - y) < glyphSize / 2),
    );
    expect([beyond, hidden]).toEqual([[], []]);
  }
  expect(inside + glyphSize / 2).toBeLessThan(radius);
});

test("between two moments an organism is between two places; a child comes from its mother and grows", () => {
  const moments = live(firstMoment.seed, 2);
  const [first, second] = [moments[5], moments[6]];
  if (!first || !second) return expect.fail("there are no moments");
  const before = motion(first);
  const after = motion(second, before);
  expect(after.isArrival).toBe(true);
  const children = after.tracks.filter(({ isArriving }) => isArriving);
  expect(children.map(({ resident }) => resident.born)).toEqual([2, 2, 2]);
  for (const child of children) {
    const mother = before.tracks.find(({ resident }) => resident.name === child.resident.mother);
    expect(child.from).toEqual(mother?.to);
    expect(transformAt(child, 0)).toMatch(/scale\(-?0\.2\d /);
    expect(transformAt(child, 1)).toContain(`translate(${child.to.x} ${child.to.y})`);
  }
});

test("words count the living, and the fittest is the fittest", () => {
  expect(inWords(firstMoment)).toContain(`${firstMoment.residents.length} organisms alive`);
  const fitnesses = firstMoment.residents.map(({ fitness }) => fitness);
  expect(fittestOf(firstMoment)?.fitness).toBe(Math.max(...fitnesses));
});

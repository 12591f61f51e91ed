import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { evolutionRunner, genePool, settledBits, typicalDna } from "./evolution-run.ts";
import { initialEvolution } from "./evolution-settings.ts";
import { firstGenerations, firstPool } from "./first-run.ts";

const patient = 60_000;

const whole = evolutionRunner(patient)({ id: 1, values: initialEvolution, upTo: 100 });

const rounded = (value: number) => Math.round(value * 1000) / 1000;

test("the built picture is what the engine answers", () => {
  const expected = whole.generations.map(({ generation, best, mean, diversity }) => ({
    generation,
    best: rounded(best),
    mean: rounded(mean),
    diversity: rounded(diversity),
  }));
  expect(firstGenerations).toEqual(expected);
  expect(firstPool).toBe(whole.pool);
});

test("a run with the page's settings prints what the page's program printed", () => {
  const printed = generationRows(readFileSync("samples/output/examples/evolve-population.txt", "utf8"));
  const tenths = whole.generations
    .filter(({ generation }) => generation % 10 === 0)
    .map(({ generation, best, mean, diversity }) => ({
      generation,
      best: Number(best.toFixed(3)),
      average: Number(mean.toFixed(3)),
      diversity: Number(diversity.toFixed(3)),
    }));
  expect(tenths).toEqual(printed);
  expect(tenths.at(-1)?.best).toBe(0.778);
});

test("many small requests lead to the same as one large one", () => {
  const answer = evolutionRunner(patient);
  const generations = [];
  for (let upTo = 0; upTo <= 20; upTo += 2)
    generations.push(...answer({ id: 1, values: initialEvolution, upTo }).generations);
  expect(generations).toEqual(whole.generations.slice(0, 21));
});

test("a request for what has been reached already adds nothing", () => {
  const answer = evolutionRunner(patient);
  answer({ id: 1, values: initialEvolution, upTo: 3 });
  expect(answer({ id: 1, values: initialEvolution, upTo: 2 }).generations).toEqual([]);
});

test("another run begins at generation 0, and a spent budget ends a turn", () => {
  const answer = evolutionRunner(0);
  const request = { values: initialEvolution, upTo: 100 };
  expect(answer({ ...request, id: 1 }).generations.map(({ generation }) => generation)).toEqual([0]);
  expect(answer({ ...request, id: 2 }).generations.map(({ generation }) => generation)).toEqual([0]);
});

test("the gene pool tells how many organisms have each bit set", () => {
  const sequences = new Uint8Array(4 * 64);
  for (const organism of [0, 1, 2, 3]) sequences[organism * 64] = 0b0001;
  sequences[1] = 0b0001;
  for (const organism of [0, 1, 2]) sequences[organism * 64 + 63] = 0b1000_0000;
  const pool = genePool(sequences);
  expect(pool).toBe(`4${"0".repeat(7)}1${"0".repeat(502)}3`);
  expect(settledBits(pool)).toBe(510);
  const typical = typicalDna(pool).sequence;
  expect([typical[0], typical[1], typical[63]]).toEqual([0b0001, 0, 0b1000_0000]);
});

/** The lines of an output with a generation and its three numbers. */
function generationRows(output: string) {
  return [...output.matchAll(/^ *(\d+) +(\d\.\d+) +(\d\.\d+) +(\d\.\d+)$/gm)].map(
    ([, generation, best, average, diversity]) => ({
      generation: Number(generation),
      best: Number(best),
      average: Number(average),
      diversity: Number(diversity),
    }),
  );
}

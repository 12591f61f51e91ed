import { expect, test } from "vitest";
import { measureAll, medianTime } from "./measure.ts";
import { measureHere } from "./measure-here.ts";
import { gainOf, sizes, ways } from "./performance-model.ts";
import { type Answer, type Task, taskRunner } from "./tasks.ts";

/** Workers without threads; what they answer can be changed. */
function crewOf(count: number, change = (answer: Answer, _task: Task): Answer => answer) {
  const runners = Array.from({ length: count }, taskRunner);
  return {
    count,
    async ask(worker: number, task: Task) {
      return change(runners[worker]?.(task) ?? expect.fail("no such worker"), task);
    },
  };
}

test("every size is timed in every way, and each step is told", async () => {
  const told: string[] = [];
  const measurements = await measureAll(crewOf(3), ({ done, total }) => told.push(`${done} of ${total}`));
  expect(measurements.map(({ size, way }) => [size, way])).toEqual(
    sizes.flatMap((size) => ways.map((way) => [size, way])),
  );
  expect(told).toEqual(Array.from({ length: 9 }, (_, done) => `${done} of 9`));
  for (const size of sizes) expect(gainOf(measurements, size)).toBeGreaterThan(0);
}, 60_000);

test("pieces that do not add up to the whole are a failure", async () => {
  const crew = crewOf(2, (answer, { kind }) =>
    kind === "piece" ? { ...answer, fitnesses: new Float64Array(answer.fitnesses?.length ?? 0) } : answer,
  );
  await expect(measureAll(crew, () => {})).rejects.toThrow("not what the whole was");
}, 60_000);

test("what is short is repeated, what is long is not, and single slow times do not count", async () => {
  const asked: number[] = [];
  const short = await medianTime(async (times) => {
    asked.push(times);
    return times * (asked.length === 5 ? 100 : 0.5);
  });
  expect(short).toBe(0.5);
  expect(asked[2]).toBe(20);
  asked.length = 0;
  await medianTime(async (times) => {
    asked.push(times);
    return times * 1000;
  });
  expect(asked).toEqual([1, 1, 1, 1, 1]);
});

test("without workers the fitness of every size is timed, until it is canceled", async () => {
  const control = new AbortController();
  const measurements = await measureHere(control.signal, () => {});
  expect(measurements.map(({ size }) => size)).toEqual([...sizes]);
  control.abort();
  await expect(measureHere(control.signal, () => {})).rejects.toThrow();
}, 60_000);

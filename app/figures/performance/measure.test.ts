import { expect, test } from "vitest";
import { Dna } from "#simulation/dna.ts";
import { fitnessKinds, measureFitness } from "./fitness-kinds.ts";
import { measureAll, medianTime } from "./measure.ts";
import { measureHere } from "./measure-here.ts";
import { childrenOf, gainOf, sizes, waysOf } from "./performance-model.ts";
import { type Answer, type Task, taskRunner } from "./tasks.ts";
import type { WorkerPool } from "./worker-pool.ts";

/** A pool without threads, whose answers can be changed. */
function poolOf(count: number, change = (answer: Answer, _task: Task): Answer => answer): WorkerPool {
  const runners = Array.from({ length: count }, taskRunner);
  return {
    count,
    async ask(worker, task) {
      return change(runners[worker]?.(task) ?? expect.fail("no such worker"), task);
    },
  };
}

/** A pool that answers immediately, but reports long times. */
const idlePool: WorkerPool = {
  count: 3,
  async ask(_worker, task) {
    const children = task.kind === "prepare" ? childrenOf(task.size) : 0;
    return {
      milliseconds: 200,
      sequences: new Uint8Array(children * Dna.length),
      fitnesses: new Float64Array(children),
    };
  },
};

test.for(fitnessKinds)("%s fitness: every size is timed in every way, and each step told", async (kind) => {
  const told = new Set<string>();
  const measurements = await measureAll(idlePool, kind, ({ done, total }) => told.add(`${done} of ${total}`));
  expect(measurements.map(({ size, way }) => [size, way])).toEqual(
    sizes.flatMap((size) => waysOf(kind).map((way) => [size, way])),
  );
  const { length } = measurements;
  expect([...told]).toEqual(Array.from({ length: length + 1 }, (_, done) => `${done} of ${length}`));
});

test("pieces of real workers together are what the whole is, and the gain is a number", async () => {
  const measurements = await measureAll(poolOf(3), "usual", () => {});
  for (const size of sizes) expect(gainOf(measurements, size)).toBeGreaterThan(0);
});

test("pieces that do not add up to the whole are a failure", async () => {
  const pool = poolOf(2, (answer, { kind }) =>
    kind === "piece" ? { ...answer, fitnesses: new Float64Array(answer.fitnesses?.length ?? 0) } : answer,
  );
  await expect(measureAll(pool, "usual", () => {})).rejects.toThrow(
    "The split evaluation gave different fitness values",
  );
});

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
  const measurements = await measureHere("usual", control.signal, () => {});
  expect(measurements.map(({ size }) => size)).toEqual([...sizes]);
  control.abort();
  await expect(measureHere("usual", control.signal, () => {})).rejects.toThrow();
});

test("the costly fitness is between 0 and 1 and differs from organism to organism", () => {
  const { sequences = new Uint8Array() } = taskRunner()({ kind: "prepare", size: 20, fitness: "costly" });
  const values = measureFitness("costly", sequences);
  expect(new Set(values).size).toBe(19);
  for (const value of values) expect(value > 0 && value <= 1).toBe(true);
});

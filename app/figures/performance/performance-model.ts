import { defaultEvolution, eliteSize } from "#simulation/evolution-config.ts";
import type { FitnessKind } from "./fitness-kinds.ts";

export const sizes = [100, 1000, 10_000] as const;

/** Both pictures have this height at a width of 400, so that nothing moves when one replaces the other. */
export const pictureHeight = 264;

/** What is timed: a whole generation, its fitness evaluation, and the same split among workers. */
export type Way = "generation" | "fitness" | "split";

/** In this order. The engine evolves only with the usual fitness function. */
export function waysOf(fitness: FitnessKind): readonly Way[] {
  return fitness === "usual" ? ["generation", "fitness", "split"] : ["fitness", "split"];
}

/** The median time for one size and method. */
export interface Measurement {
  size: number;
  way: Way;
  milliseconds: number;
}

export interface Results {
  fitness: FitnessKind;
  measurements: readonly Measurement[];
  /** The number of workers that shared the evaluation; 0 if there were none. */
  workers: number;
}

const mostWorkers = 8;

/** One worker per core, at least two and at most eight. */
export function workersFor(cores: number): number {
  return Math.min(Math.max(cores, 2), mostWorkers);
}

/** Organisms whose fitness is computed: the elite of the default settings is skipped. */
export function childrenOf(size: number): number {
  return size - eliteSize({ ...defaultEvolution, populationSize: size });
}

/** Slices of equal size, as the library cuts them: rounded up, the last one smaller, and none empty. */
export function sharesOf(children: number, workers: number): number[] {
  const share = Math.ceil(children / workers);
  return Array.from({ length: Math.ceil(children / share) }, (_, place) =>
    Math.min(share, children - place * share),
  );
}

export function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

export function timeOf(measurements: readonly Measurement[], size: number, way: Way): number | undefined {
  return measurements.find((each) => each.size === size && each.way === way)?.milliseconds;
}

/** The speedup of the fitness evaluation when it is split; below 1 it is slower. */
export function gainOf(measurements: readonly Measurement[], size: number): number | undefined {
  const alone = timeOf(measurements, size, "fitness");
  const shared = timeOf(measurements, size, "split");
  return alone && shared ? alone / shared : undefined;
}

/** Organisms per second: a generation counts all, fitness only those that are evaluated. */
export function perSecond({ size, way, milliseconds }: Measurement): number {
  return ((way === "generation" ? size : childrenOf(size)) / milliseconds) * 1000;
}

export function writtenTime(milliseconds: number): string {
  return `${milliseconds >= 100 ? milliseconds.toFixed(0) : milliseconds.toPrecision(2)} ms`;
}

/** Two significant digits are known at best. */
export function writtenRate(rate: number): string {
  return Number(rate.toPrecision(2)).toLocaleString("en-US");
}

export function writtenWay(way: Way, workers: number): string {
  if (way === "generation") return "Whole generation, one worker";
  if (way === "split") return `Fitness only, split across ${workers} workers`;
  return workers === 0 ? "Fitness only, in the page" : "Fitness only, one worker";
}

import { defaultEvolution, eliteSize } from "#simulation/evolution-config.ts";
import type { FitnessKind } from "./fitness-kinds.ts";

export const sizes = [100, 1000, 10_000] as const;

/** What is timed: all of a generation, the part of it that can be shared, and the same when it is shared. */
export type Way = "generation" | "fitness" | "split";

/** In this order. The engine evolves with the usual fitness alone. */
export function waysOf(fitness: FitnessKind): readonly Way[] {
  return fitness === "usual" ? ["generation", "fitness", "split"] : ["fitness", "split"];
}

/** The middle of several times that one size takes in one way. */
export interface Measurement {
  size: number;
  way: Way;
  milliseconds: number;
}

export interface Results {
  fitness: FitnessKind;
  measurements: readonly Measurement[];
  /** How many workers shared the fitness; 0 if there was none. */
  workers: number;
}

const mostWorkers = 8;

/** As many workers as there are cores, at least two and at most eight. */
export function workersFor(cores: number): number {
  return Math.min(Math.max(cores, 2), mostWorkers);
}

/** Organisms that are measured anew: the elite of the usual settings is not. */
export function childrenOf(size: number): number {
  return size - eliteSize({ ...defaultEvolution, populationSize: size });
}

/** Pieces of equal size, as the library cuts them: rounded up, the last one smaller, and none empty. */
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

/** How many times as fast the fitness of a size is when it is shared; below 1 it is slower. */
export function gainOf(measurements: readonly Measurement[], size: number): number | undefined {
  const alone = timeOf(measurements, size, "fitness");
  const shared = timeOf(measurements, size, "split");
  return alone && shared ? alone / shared : undefined;
}

/** Organisms for each second that is spent so: a generation counts all, fitness those that are measured. */
export function perSecond({ size, way, milliseconds }: Measurement): number {
  return ((way === "generation" ? size : childrenOf(size)) / milliseconds) * 1000;
}

export function writtenTime(milliseconds: number): string {
  return `${milliseconds >= 100 ? milliseconds.toFixed(0) : milliseconds.toPrecision(2)} ms`;
}

/** Two digits are known at best. */
export function writtenRate(rate: number): string {
  return Number(rate.toPrecision(2)).toLocaleString("en-US");
}

export function writtenWay(way: Way, workers: number): string {
  if (way === "generation") return "Whole generation, one worker";
  if (way === "split") return `Fitness alone, split over ${workers} workers`;
  return workers === 0 ? "Fitness alone, in the page itself" : "Fitness alone, one worker";
}

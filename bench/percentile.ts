/** The nearest-rank percentile: the smallest value that at least this percentage of the values don't exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** For an even number of values, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

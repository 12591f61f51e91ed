/** The smallest of the values that at least this percentage of them don't exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** Of an even number of values, the lower one in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

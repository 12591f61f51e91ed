/** The value that so many percent of them do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** The middle of unsorted values; of an even number, the lower one. */
export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    50,
  );
}

let count = 5;

/** How often each time is taken; the middle one counts. */
export function runs(): number {
  return count;
}

export function setRuns(wanted: number): void {
  if (!Number.isInteger(wanted) || wanted < 1) throw new Error("--runs takes a whole number from 1 on.");
  count = wanted;
}

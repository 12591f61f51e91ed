import type { Series } from "#model/series.ts";

/** Describes the plot: `best rises from 0.500 at generation 0 to 0.814 at generation 100.` */
export function describeSeries({ x, lines }: Series): string {
  return lines.map((line) => `${describeLine(x, line)}.`).join(" ");
}

function describeLine(x: Series["x"], { name, values }: Series["lines"][number]): string {
  const points = values.flatMap((value, row) => (value === null ? [] : [{ value, at: x.values[row] }]));
  const [first] = points;
  const last = points.at(-1);
  if (!(first && last)) return `${name} has no values`;
  const text = textWith(points.map(({ value }) => value));
  const low = points.reduce((least, { value }) => Math.min(least, value), first.value);
  const high = points.reduce((most, { value }) => Math.max(most, value), first.value);
  if (low === high) return `${name} stays at ${text(low)} from ${x.name} ${first.at} to ${x.name} ${last.at}`;
  const ends = `from ${text(first.value)} at ${x.name} ${first.at} to ${text(last.value)} at ${x.name} ${last.at}`;
  if (low === first.value && high === last.value) return `${name} rises ${ends}`;
  if (low === last.value && high === first.value) return `${name} falls ${ends}`;
  return `${name} goes ${ends}, between ${text(low)} and ${text(high)}`;
}

/** Formats all values with the decimal places of the most precise one. */
function textWith(values: readonly number[]): (value: number) => string {
  const places = values.reduce((most, value) => Math.max(most, placesOf(value)), 0);
  return (value) => (isShort(value) ? value.toFixed(places) : String(value));
}

function isShort(value: number): boolean {
  return Math.abs(value) < 1e6 && !String(value).includes("e");
}

function placesOf(value: number): number {
  const [, decimals = ""] = String(value).split(".");
  return Math.min(decimals.length, 6);
}

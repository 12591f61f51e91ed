import { ticks } from "d3-array";

export interface Scale {
  from: number;
  to: number;
  /** Whether the axis is logarithmic. */
  isLog?: boolean;
}

export interface Axis extends Scale {
  name: string;
}

/** Maps a value to a position between two ends. Values beyond the axis are clamped. */
export function scaleOf(
  { from, to, isLog }: Scale,
  [start, end]: [number, number],
): (value: number) => number {
  const place = (value: number) => (isLog ? Math.log10(value) : value);
  return (value) => {
    const share = (place(value) - place(from)) / (place(to) - place(from));
    return start + Math.min(Math.max(share, 0), 1) * (end - start);
  };
}

/** About this many round values. On a logarithmic axis, only powers of ten, because others would be too close. */
export function ticksOf({ from, to, isLog }: Scale, count: number): number[] {
  if (isConstant(from, to)) return [from];
  if (!isLog) return ticks(from, to, count);
  return ticks(Math.ceil(Math.log10(from)), Math.floor(Math.log10(to)), count)
    .filter(Number.isInteger)
    .map((power) => 10 ** power);
}

/** Whether two values are too close to have others between them. */
export function isConstant(from: number, to: number): boolean {
  return to - from <= 1e-12 * Math.max(Math.abs(from), Math.abs(to));
}

/** Shortens large numbers, which would not fit beside the chart. */
export function tickText(tick: number): string {
  const size = Math.abs(tick);
  const isShort = size === 0 || (size >= 0.001 && size < 1e5);
  return isShort ? String(tick) : Number(tick.toPrecision(6)).toExponential().replace("+", "");
}

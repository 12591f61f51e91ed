import { nice } from "d3-array";
import type { Series } from "#model/series.ts";
import { type Axis, isConstant, ticksOf, tickText } from "./axis.ts";

const tickCounts = { x: 4, y: 3 };

export interface PlotAxis extends Axis {
  ticks: { value: number; text: string }[];
}

/**
 * The x axis, from the first row to the last of all runs. It is logarithmic if the gaps between rows keep growing.
 * The last run decides: a reference is complete, so the axis doesn't change while rows arrive.
 */
export function xAxisOf(runs: readonly Series[]): PlotAxis {
  const values = runs.flatMap(({ x }) => x.values);
  const own = runs.at(-1)?.x ?? { name: "", values: [] };
  const isLog = growsFast(own.values) && values.every((value) => value > 0);
  const axis = { name: own.name, ...extent(values), isLog };
  if (!axis.isLog) return { ...axis, ticks: labeled(ticksOf(axis, tickCounts.x)) };
  const step = Math.ceil(own.values.length / (tickCounts.x + 1));
  const shown = own.values.filter((_, row) => row % step === 0);
  return { ...axis, ticks: shown.map((value) => ({ value, text: tickText(value) })) };
}

/** The y axis, with round ends. */
export function yAxisOf(runs: readonly Series[]): PlotAxis {
  const values = runs.flatMap(({ lines }) => lines.flatMap((line) => line.values));
  const { from, to } = extent(values.filter((value) => value !== null));
  // A constant is drawn in the middle.
  const room = isConstant(from, to) ? Math.abs(from) / 2 || 1 : 0;
  const [low, high] = nice(from - room, to + room, tickCounts.y);
  const axis = { name: "", from: low, to: high };
  return { ...axis, ticks: labeled(ticksOf(axis, tickCounts.y)) };
}

/** With the same number of decimal places. */
function labeled(values: readonly number[]): PlotAxis["ticks"] {
  const texts = values.map(tickText);
  const places = texts.map((text) => text.split(".")[1]?.length ?? 0);
  const most = texts.some((text) => text.includes("e")) ? 0 : Math.max(0, ...places);
  return values.map((value, place) => ({
    value,
    text: most > 0 ? value.toFixed(most) : (texts[place] ?? ""),
  }));
}

function extent(values: readonly number[]): { from: number; to: number } {
  const [first = 0] = values;
  return values.reduce(({ from, to }, value) => ({ from: Math.min(from, value), to: Math.max(to, value) }), {
    from: first,
    to: first,
  });
}

/** The last step spans more than half of the range, as in 2, 4, 8, 16. */
function growsFast(values: readonly number[]): boolean {
  const [first = 0] = values;
  const [before = 0, last = 0] = values.slice(-2);
  return last - before > (last - first) / 2;
}

import { ticksOf, tickText } from "#app/plots/axis.ts";
import { type PlotAxis, yAxisOf } from "#app/plots/plot-axes.ts";
import type { MeasureSummary } from "#experiments/experiment.ts";

/** Round ends around all confidence intervals; powers of ten on a logarithmic axis. */
export function valueAxis({ settings, isLog, range }: MeasureSummary): PlotAxis {
  const values = range ?? settings.flatMap(({ low, high }) => [low, high]);
  if (!isLog) return yAxisOf([{ x: { name: "", values: [] }, lines: [{ name: "", values: [...values] }] }]);
  // An interval that reaches zero is cut off at the axis.
  const least = Math.min(...settings.map(({ mean, low }) => (low > 0 ? low : mean)));
  const from = 10 ** Math.floor(Math.log10(least));
  const to = 10 ** Math.ceil(Math.log10(Math.max(...values)));
  const axis = { name: "", from, to, isLog: true };
  return { ...axis, ticks: ticksOf(axis, 4).map((value) => ({ value, text: tickText(value) })) };
}

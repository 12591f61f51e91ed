import { type Experiment, measureOf, type SettingSummary } from "#experiments/experiment.ts";
import { compareMeans } from "#experiments/statistics.ts";

/**
 * The results of one setting of an experiment, for use in a sentence:
 * `measured(rates, "best fitness", "0.02").mean`. A setting with several factors is named by all of them, in the
 * order of the table: `measured(budget, "best fitness", "single (1+8), 9600")`.
 */
export function measured(experiment: Experiment, measure: string, setting: string) {
  const { places } = measureOf(experiment, measure);
  const { mean, deviation, error, low, high, count } = summaryOf(experiment, measure, setting);
  return {
    mean: written(mean, places),
    deviation: written(deviation, places),
    error: written(error, places + 1),
    low: written(low, places),
    high: written(high, places),
    count,
  };
}

/** How much larger the mean of one setting is than that of another, by Welch's t-test. */
export function compared(experiment: Experiment, measure: string, setting: string, other: string) {
  const { places } = measureOf(experiment, measure);
  const { difference, error, low, high, t } = compareMeans(
    summaryOf(experiment, measure, setting),
    summaryOf(experiment, measure, other),
  );
  return {
    difference: written(difference, places),
    error: written(error, places + 1),
    low: written(low, places),
    high: written(high, places),
    /** The difference in standard errors. */
    errors: written(t, 1),
  };
}

function summaryOf(experiment: Experiment, measure: string, setting: string): SettingSummary {
  const { settings } = measureOf(experiment, measure);
  const found = settings.find((each) => each.setting === setting);
  if (found) return found;
  const known = settings.map((each) => each.setting).join("; ");
  throw new Error(`The experiment ${experiment.name} has no setting "${setting}". Known settings: ${known}.`);
}

/** With a minus sign, not a hyphen, and never a negative zero. */
function written(value: number, places: number): string {
  const text = value.toFixed(places);
  return Number(text) === 0 ? text.replace("-", "") : text.replace("-", "−");
}

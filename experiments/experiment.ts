import { type Definition, type Measure, settingsOf } from "./definitions.ts";
import type { Results } from "./results-file.ts";
import { type Summary, summarize } from "./statistics.ts";

/** The results of one setting. */
export interface SettingSummary extends Summary {
  /** The value of each factor. */
  values: readonly string[];
  /** The same, as `measured` names it: `single (1+8), 9600`. */
  setting: string;
}

export interface MeasureSummary extends Measure {
  settings: readonly SettingSummary[];
}

/** An experiment as pages show it, such as `import rates from "#experiments/results/mutation-rate.csv?experiment"`. */
export interface Experiment {
  name: string;
  question: string;
  /** The names of the factors. */
  factors: readonly string[];
  seeds: readonly [number, number];
  measures: readonly MeasureSummary[];
  notes: Readonly<Record<string, string>>;
}

export function summarizeExperiment(definition: Definition, { notes, rows }: Results): Experiment {
  const { name, question, factors, seeds, measures } = definition;
  return {
    name,
    question,
    factors: factors.map((factor) => factor.name),
    seeds,
    notes,
    measures: measures.map((measure, column) => ({
      ...measure,
      settings: settingsOf(definition).map((values) => {
        const setting = values.join(", ");
        const own = rows.filter((row) => row.setting.join(", ") === setting);
        return { values, setting, ...summarize(own.map((row) => Number(row.values[column]))) };
      }),
    })),
  };
}

/** A value of a factor as pages write it: 9600, but 28,600. */
export function shownValue(value: string): string {
  return Number(value) >= 10_000 ? Number(value).toLocaleString("en-US") : value;
}

/** One measure of an experiment, the first if no name is given. */
export function measureOf({ name, measures }: Experiment, measure = measures[0]?.name): MeasureSummary {
  const found = measures.find((each) => each.name === measure);
  if (found) return found;
  const known = measures.map((each) => each.name).join(", ");
  throw new Error(`The experiment ${name} doesn't measure "${measure}". It measures ${known}.`);
}

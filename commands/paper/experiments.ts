import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ExperimentPlot } from "#app/docs/blocks/experiments/experiment-plot.tsx";
import { compared, measured } from "#content/measured.ts";
import { definitions } from "#experiments/definitions.ts";
import { type Experiment, measureOf } from "#experiments/experiment.ts";
import { readExperiment } from "#model/read-experiment.ts";
import type { PaperTable } from "./tables.ts";

/** Every experiment of the repository, summarized for each setting. */
export function readExperiments(): Experiment[] {
  return definitions.map(({ name }) => readExperiment(`experiments/results/${name}.csv`));
}

/**
 * A number from the results, as an attribute names it: "crossover; best fitness; 0.8; mean" is a setting's mean, and
 * "crossover; best fitness; 0.8; 0; difference" the difference of two settings.
 */
export function experimentNumber(experiments: readonly Experiment[], name: string): string {
  const [experimentName = "", measure = "", setting = "", ...rest] = name.split("; ");
  const experiment = namedExperiment(experiments, experimentName);
  const [other = "", comparedValue] = rest;
  const values: Record<string, string | number> = comparedValue
    ? compared(experiment, measure, setting, other)
    : measured(experiment, measure, setting);
  const value = values[comparedValue ?? other];
  if (value === undefined) throw new Error(`paper/paper.html asks for "${name}", which is not a result.`);
  return `${value}`;
}

function namedExperiment(experiments: readonly Experiment[], name: string): Experiment {
  const experiment = experiments.find((each) => each.name === name);
  if (!experiment) throw new Error(`paper/paper.html names the experiment ${name}, which doesn't exist.`);
  return experiment;
}

/** A row for each setting. */
export function experimentTable(
  experiments: readonly Experiment[],
  name: string,
  measureName: string | undefined,
): PaperTable {
  const experiment = namedExperiment(experiments, name);
  const { places, settings } = measureOf(experiment, measureName);
  return {
    columns: [...experiment.factors, "n", "Mean", "SD", "95% CI"],
    rows: settings.map(({ values, count, mean, deviation, low, high }) => [
      ...values,
      `${count}`,
      mean.toFixed(places),
      deviation.toFixed(places),
      `${low.toFixed(places)} to ${high.toFixed(places)}`,
    ]),
  };
}

/** The plot that the site shows, without its frame. */
export function experimentPlot(
  experiments: readonly Experiment[],
  name: string,
  measure: string | undefined,
): string {
  const props = { of: namedExperiment(experiments, name), ...(measure !== undefined && { measure }) };
  return (
    parse(renderToStaticMarkup(createElement(ExperimentPlot, props))).querySelector("[role=img]")
      ?.outerHTML ?? ""
  );
}

import { readFileSync } from "node:fs";
import { claims } from "#content/claims.ts";
import {
  activityTable,
  constants,
  parameterTable,
  targetTable,
} from "#content/docs/advanced/research/model.ts";
import { budgetArms, comparison, meansOf } from "#content/docs/advanced/research.ts";
import { behaviorTriggers } from "#content/docs/concepts/organisms.ts";
import { organismConstants } from "#content/parameters.ts";
import type { Output } from "#content/printed.ts";

/** The first cell of a row names it. Backticks mark code. */
export interface PaperTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The tables of the paper that come from the records of the site and from captured output. */
export function paperTables(): Record<string, PaperTable> {
  return {
    parameters: parameterTable,
    targets: targetTable,
    activities: activityTable,
    behaviors: {
      columns: ["Behavior", "Triggers"],
      rows: behaviorTriggers.map(({ behavior, triggers }) => [behavior, triggers.join(", ") || "none"]),
    },
    "equal-budget-check": equalBudgetCheck(),
    claims: {
      columns: ["Claim", "Figure"],
      rows: Object.values(claims).map(({ label, value }) => [label, value]),
    },
  };
}

/** The program on the research page, which uses seeds that no setting was chosen on. */
function equalBudgetCheck(): PaperTable {
  const output = outputOf("same-budget");
  return {
    columns: ["Method", "Mean", "SD", "SE"],
    rows: meansOf(output, budgetArms).map(({ label, mean, spread, error }) => [
      label,
      mean.toFixed(3),
      spread.toFixed(3),
      error.toFixed(3),
    ]),
  };
}

/** Numbers in the text of the paper. */
export function paperNumbers(): Record<string, string> {
  const [, strategy, population, sameRate, lessCrossover] = budgetArms;
  const budget = outputOf("same-budget");
  const gains = {
    "population-gain": comparison(budget, population, strategy),
    "same-rate-gain": comparison(budget, sameRate, strategy),
    "crossover-gain": comparison(budget, sameRate, lessCrossover),
  };
  return {
    "dna-length": `${constants.length.new}`,
    genes: `${constants.genes.length}`,
    weights: `${constants.network.weights}`,
    situations: `${constants.situations}`,
    mutants: `${organismConstants.mutants}`,
    "mutant-rate": `${organismConstants.mutationRate}`,
    "skill-share": `${constants.skillShare}`,
    "body-share": `${constants.bodyShare}`,
    "time-to-live": `${constants.timeToLive}`,
    ...Object.fromEntries(
      Object.entries(gains).flatMap(([name, { difference, error }]) => [
        [name, difference.replace("-", "−")],
        [`${name}-error`, error],
      ]),
    ),
  };
}

function outputOf(name: string): Output {
  return { name, html: readFileSync(`samples/output/advanced/${name}.txt`, "utf8") };
}

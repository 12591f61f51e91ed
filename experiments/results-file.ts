import { type Definition, settingsOf } from "./definitions.ts";

/** One run: the setting, the seed and what was measured, as in the file. */
export interface Row {
  setting: readonly string[];
  seed: number;
  values: readonly string[];
}

export interface Results {
  /** Additional information, such as the machine that a measurement ran on. */
  notes: Readonly<Record<string, string>>;
  rows: readonly Row[];
}

/** A line for each run, below the names of the columns. Notes come first, as `# name: text`. */
export function formatResults(definition: Definition, { notes, rows }: Results): string {
  const lines = [
    ...Object.entries(notes).map(([name, text]) => `# ${name}: ${text}`),
    headerOf(definition),
    ...rows.map(({ setting, seed, values }) => [...setting, seed, ...values].join(",")),
  ];
  return `${lines.join("\n")}\n`;
}

/** Reads what `formatResults` wrote. */
export function parseResults(definition: Definition, text: string): Results {
  const lines = text.trimEnd().split("\n");
  const start = lines.findIndex((line) => !line.startsWith("#"));
  const header = headerOf(definition);
  if (lines[start] !== header) {
    throw new Error(
      `${definition.name}.csv starts with "${lines[start] ?? ""}" instead of "${header}". Run npm run experiments -- ${definition.name}.`,
    );
  }
  const width = definition.factors.length;
  return {
    notes: Object.fromEntries(lines.slice(0, start).map(noteOf)),
    rows: lines.slice(start + 1).map((line) => {
      const cells = line.split(",");
      return { setting: cells.slice(0, width), seed: Number(cells[width]), values: cells.slice(width + 1) };
    }),
  };
}

function noteOf(line: string): [string, string] {
  const [, name = "", text = ""] = /^# ([^:]+): (.*)$/.exec(line) ?? [];
  return [name, text];
}

function headerOf({ factors, measures }: Definition): string {
  return [...factors, { name: "seed" }, ...measures].map(({ name }) => name).join(",");
}

/** What is missing, unknown or not a number in the results of an experiment. */
export function resultProblems(definition: Definition, { rows }: Results): string[] {
  const { name, measures, seeds } = definition;
  const [first, last] = seeds;
  const expected = settingsOf(definition).flatMap((setting) =>
    Array.from({ length: last - first + 1 }, (_, index) => `${setting.join(", ")}, seed ${first + index}`),
  );
  const found = rows.map(({ setting, seed }) => `${setting.join(", ")}, seed ${seed}`);
  const foundOnce = new Set(found);
  const known = new Set(expected);
  const hasNumbers = ({ values }: Row) =>
    values.length === measures.length &&
    values.every((value) => value !== "" && Number.isFinite(Number(value)));
  return [
    ...expected.filter((run) => !foundOnce.has(run)).map((run) => `${name}.csv has no row for ${run}.`),
    ...found
      .filter((run) => !known.has(run))
      .map((run) => `${name}.csv has a row for ${run}, which isn't a run.`),
    ...found
      .filter((run, index) => found.indexOf(run) !== index)
      .map((run) => `${name}.csv has ${run} twice.`),
    ...rows.flatMap((row, index) =>
      hasNumbers(row) ? [] : [`${name}.csv, ${found[index]}: write one number for each measure.`],
    ),
  ];
}

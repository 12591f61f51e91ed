import { readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { experimentNumber, experimentPlot, experimentTable, readExperiments } from "./experiments.ts";
import { type PaperTable, paperNumbers, paperTables } from "./tables.ts";

/**
 * The paper with its data: `<table data-table="…">` gets the rows of a record, `<table data-experiment="…"
 * data-measure="…">` those of an experiment, `<figure data-plot="…" data-measure="…">` the plot of an experiment,
 * `<span data-number="…">` a number of a record, and `<span data-result="…">` one of an experiment.
 */
export function filledPaper(): string {
  const paper = parse(readFileSync("paper/paper.html", "utf8"), { comment: true });
  const experiments = readExperiments();
  for (const table of paper.querySelectorAll("table[data-table]")) {
    fill(table, known(paperTables(), table.getAttribute("data-table") ?? ""));
  }
  for (const table of paper.querySelectorAll("table[data-experiment]")) {
    const name = table.getAttribute("data-experiment") ?? "";
    fill(table, experimentTable(experiments, name, table.getAttribute("data-measure")));
  }
  for (const figure of paper.querySelectorAll("figure[data-plot]")) {
    const name = figure.getAttribute("data-plot") ?? "";
    figure.insertAdjacentHTML(
      "afterbegin",
      experimentPlot(experiments, name, figure.getAttribute("data-measure")),
    );
  }
  for (const span of paper.querySelectorAll("span[data-number]")) {
    span.textContent = known(paperNumbers(), span.getAttribute("data-number") ?? "");
  }
  for (const span of paper.querySelectorAll("span[data-result]")) {
    span.textContent = experimentNumber(experiments, span.getAttribute("data-result") ?? "");
  }
  return paper.toString();
}

function known<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value !== undefined) return value;
  throw new Error(`paper/paper.html uses "${name}". Known names are ${Object.keys(values).join(", ")}.`);
}

function fill(table: HTMLElement, { columns, rows }: PaperTable): void {
  const head = columns.map((column) => `<th scope="col">${typeset(column)}</th>`).join("");
  const body = rows.map(
    ([name = "", ...cells]) =>
      `<tr><th scope="row">${typeset(name)}</th>${cells.map((cell) => `<td>${typeset(cell)}</td>`).join("")}</tr>`,
  );
  table.insertAdjacentHTML("beforeend", `<thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody>`);
}

/** Records mark code with backticks and write ranges with a hyphen. */
function typeset(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/`([^`]*)`/g, "<code>$1</code>")
    .replaceAll(/(?<=[\d%]) ?- ?(?=\d)/g, "–")
    .replaceAll(/(?<=^|[\s(])-(?=[\d|\w])/g, "−");
}

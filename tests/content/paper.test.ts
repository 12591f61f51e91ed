import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { experimentNumber, experimentTable, readExperiments } from "#commands/paper/experiments.ts";
import { filledPaper } from "#commands/paper/filled-paper.ts";
import { paperSources } from "#commands/paper/paper-sources.ts";
import { claims } from "#content/claims.ts";
import { behaviorTriggers, lifecycleStages } from "#content/docs/concepts/organisms.ts";
import { ranges } from "#content/parameters.ts";
import { site, versions } from "#content/site.ts";

const pdf = readFileSync("public/research-paper.pdf", "latin1");
const paper = parse(filledPaper());
const text = (paper.querySelector("body")?.textContent ?? "").replaceAll(/\s+/g, " ");

test("the PDF is up to date with its sources", () => {
  expect(pdf.trimEnd().endsWith(`% sources ${paperSources()}`), "Run npm run paper.").toBe(true);
});

test("the PDF has tags, a language, a title and an outline", () => {
  for (const part of ["/StructTreeRoot", "/MarkInfo", "/Lang (en", "/Title", "/Outlines"]) {
    expect(pdf).toContain(part);
  }
});

test("the paper names the product and the version it describes", () => {
  expect(text).toContain(site.name);
  expect(text).toContain(`version ${versions.docs}`);
});

test("the paper's ranges, stages, triggers and claims match the documentation", () => {
  const { populationSize, mutationRate, crossoverRate, tournamentSize } = ranges;
  for (const { from, to } of [populationSize, mutationRate, crossoverRate, tournamentSize]) {
    expect(text).toContain(`${from}–${to}`);
  }
  for (const { stage } of lifecycleStages) expect(text).toContain(stage);
  for (const { behavior, triggers } of behaviorTriggers) {
    expect(text).toContain(behavior);
    expect(text).toContain(triggers.join(", "));
  }
  for (const { value } of Object.values(claims)) expect(text).toContain(value);
});

test("every table and figure has data and is numbered in order, and every internal link has a target", () => {
  const tables = paper.querySelectorAll("table");
  expect(tables.length).toBeGreaterThan(5);
  for (const [index, table] of tables.entries()) {
    expect(table.querySelectorAll("tbody tr").length, table.id).toBeGreaterThan(0);
    expect(table.querySelector("caption b")?.textContent).toBe(`Table ${index + 1}.`);
  }
  for (const [index, figure] of paper.querySelectorAll("figure").entries()) {
    expect(figure.querySelectorAll("svg :is(rect, circle)").length, figure.id).toBeGreaterThan(3);
    expect(figure.querySelector("figcaption b")?.textContent).toBe(`Figure ${index + 1}.`);
    expect(paper.querySelectorAll(`a[href="#${figure.id}"]`).length, figure.id).toBeGreaterThan(0);
  }
  for (const link of paper.querySelectorAll('a[href^="#"]')) {
    expect(
      paper.querySelector(`[id="${link.getAttribute("href")?.slice(1)}"]`),
      link.outerHTML,
    ).not.toBeNull();
  }
});

test("every reference is cited by its number", () => {
  for (const [index, { id }] of paper.querySelectorAll(".references li").entries()) {
    const citations = paper.querySelectorAll(`a[href="#${id}"]`);
    expect(citations.length, id).toBeGreaterThan(0);
    for (const { textContent } of citations) expect(textContent).toBe(`[${index + 1}]`);
  }
});

test("an experiment's results become one row per setting", () => {
  const experiments = readExperiments();
  const { columns, rows } = experimentTable(experiments, "mutation-rate", "best fitness");
  expect(columns).toEqual(["mutation rate", "n", "Mean", "SD", "95% CI"]);
  expect(rows.map(([rate]) => rate)).toEqual(["0.001", "0.002", "0.005", "0.01", "0.02", "0.05", "0.1"]);
  const mean = rows.find(([rate]) => rate === "0.05")?.[2];
  expect(experimentNumber(experiments, "mutation-rate; best fitness; 0.05; mean")).toBe(mean);
  expect(() => experimentTable(experiments, "unknown", undefined)).toThrow("the experiment unknown");
  expect(() => experimentNumber(experiments, "crossover; best fitness; 0.8; sum")).toThrow("not a result");
});

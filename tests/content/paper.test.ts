import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { paperSources } from "#commands/paper-sources.mjs";
import { claims } from "#content/claims.ts";
import { behaviorTriggers, lifecycleStages } from "#content/docs/concepts/organisms.ts";
import { exampleSettings, mutationProbabilities, ranges } from "#content/parameters.ts";
import { site, versions } from "#content/site.ts";

const pdf = readFileSync("public/research-paper.pdf", "latin1");
const paper = parse(readFileSync("paper/paper.html", "utf8"));
const text = (paper.querySelector("body")?.textContent ?? "").replaceAll(/\s+/g, " ");

/** The paper sets ranges with an en dash and percent signs once. */
const range = ({ from, to }: { from: string; to: string }) => `${from}–${to}`;

test("the PDF is made from the sources of today", () => {
  expect(pdf.trimEnd().endsWith(`% sources ${paperSources()}`), "Run npm run paper.").toBe(true);
});

test("the PDF has tags, a language, a title and an outline", () => {
  for (const part of ["/StructTreeRoot", "/MarkInfo", "/Lang (en", "/Title", "/Outlines"]) {
    expect(pdf).toContain(part);
  }
});

test("it names the product and the version that it describes", () => {
  expect(text).toContain(site.name);
  expect(text).toContain(`version ${versions.docs}`);
});

test("its numbers are those of the documentation", () => {
  const { populationSize, mutationRate, crossoverRate, tournamentSize } = ranges;
  const numbers = [
    ...[populationSize, mutationRate, crossoverRate, tournamentSize].map(range),
    ...Object.values(mutationProbabilities).map(range),
    ...Object.values(exampleSettings.cluster).map(String),
    String(exampleSettings.gossipTimeToLive),
  ];
  for (const number of numbers) expect(text).toContain(number);
  // The paper puts a space between number and unit.
  const compact = text.replaceAll(" ", "");
  for (const { value } of [claims.neuralLatency, claims.speedup, claims.httpLatency]) {
    expect(compact).toContain(value.replaceAll(" ", ""));
  }
});

test("its stages and triggers are those of the documentation", () => {
  for (const { stage } of lifecycleStages) expect(text).toContain(stage);
  for (const { behavior, triggers } of behaviorTriggers) {
    expect(text).toContain(behavior);
    expect(text).toContain(triggers.join(", "));
  }
});

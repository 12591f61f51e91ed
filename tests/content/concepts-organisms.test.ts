import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  behaviorTriggers,
  callRows,
  lifecycleStages,
  organismFields,
  triggerRows,
} from "#content/docs/concepts/organisms.ts";
import { energyCosts, organismConstants, ranges } from "#content/parameters.ts";
import { behavior } from "#content/schema-values.ts";
import { cutRegion } from "#model/sample-region.ts";

const page = readFileSync("content/docs/concepts/organisms.mdx", "utf8");
const source = readFileSync("library/rust/src/life_cycle.rs", "utf8");
const organism = readFileSync("library/rust/src/organism.rs", "utf8");

test("the fields are the spec's eight, in its order, and health and energy have its ranges", () => {
  expect(organismFields.map(({ name }) => name)).toEqual([
    "health",
    "energy",
    "age",
    "generation",
    "fitness",
    "behavior",
    "position",
    "memory",
  ]);
  for (const name of ["health", "energy", "fitness"]) {
    expect(organismFields.find((field) => field.name === name)?.range).toBe("0.0-1.0");
  }
});

test("the stages and durations are the spec's six, in its order", () => {
  expect(lifecycleStages.map(({ stage, duration }) => [stage, duration])).toEqual([
    ["Creation", "instant"],
    ["Initialization", "1-5 s"],
    ["Active Life", "variable"],
    ["Evolution", "10-60 s"],
    ["Reproduction", "5-15 s"],
    ["Termination", "instant, state archived"],
  ]);
});

test("the durations of timed stages are those of the library", () => {
  const timed = [...source.matchAll(/Self::(\w+) => Some\(\((\d+), (\d+)\)\)/g)];
  expect(timed.map(([, stage, from, to]) => [stage, `${from}-${to} s`])).toEqual(
    lifecycleStages
      .filter(({ duration }) => /^\d/.test(duration))
      .map(({ stage, duration }) => [stage, duration]),
  );
});

test("the triggers are the spec's, word for word, and those of the library", () => {
  expect(behaviorTriggers.map((record) => [record.behavior, record.triggers])).toEqual([
    ["Exploration", ["low energy", "unknown environment", "curiosity"]],
    ["Conservation", ["low energy", "danger", "scarcity"]],
    ["Social", ["loneliness", "mating season", "cooperation opportunity"]],
    ["Aggressive", ["threat", "competition", "territorial defense"]],
  ]);
  for (const record of behaviorTriggers) {
    const list = record.triggers.map((trigger) => `"${trigger}"`).join(", ");
    expect(source).toContain(`Self::${record.behavior} => &[${list}]`);
  }
  expect(triggerRows.map(([name]) => name)).toEqual(behavior.options);
});

test("each stage shows the call that begins it, and the page imports these parts in the order of the stages", () => {
  const calls = ["Tron::new", "initialize_neural_network", "interact", "evolve", "reproduce", "terminate"];
  for (const [index, { code }] of lifecycleStages.entries()) {
    const [name = "", region = ""] = code.split("#");
    const text = cutRegion(readFileSync(`samples/${name}`, "utf8"), region, name).code;
    expect(text).toContain(calls[index]);
    expect(text).not.toContain("\n");
    expect(page).toContain(`#samples/${name}?region=${region}&sample`);
  }
  expect(page).toContain("[creation, initialization, activeLife, evolution, reproduction, termination]");
});

test("the costs and limits are those of the library", () => {
  for (const [activity, cost] of Object.entries(energyCosts)) {
    expect(organism).toContain(`${activity.toUpperCase()}_COST: f64 = ${cost};`);
  }
  expect(organism).toContain(`MATURE_GENERATION: u32 = ${organismConstants.matureGeneration};`);
  expect(organism).toContain(`MEMORY_LENGTH: usize = ${organismConstants.memoryLength};`);
});

test("the strengths are those that the library asks for", () => {
  const fitness = readFileSync("library/rust/src/fitness.rs", "utf8");
  const [, list = ""] = /let hunger = 1\.0 - energy;\s+\[([^\]]+)\]/.exec(fitness) ?? [];
  const declared = list.split(",").map((line) => line.trim().replaceAll(".0", ""));
  expect(callRows.map(([, , strength]) => strength)).toEqual(
    declared.filter(Boolean).map((line) => `\`${line}\``),
  );
  expect(callRows.map(([name]) => name)).toEqual(behaviorTriggers.map((record) => record.behavior));
});

test("the ranges of memory and place are those of the library", () => {
  const read = (name: string) => readFileSync(`library/rust/src/organism/${name}.rs`, "utf8");
  expect(read("position")).toContain(`MAX_COORDINATE: f64 = ${ranges.coordinate.to.replace(",", "_")};`);
  expect(read("care")).toContain('check_range("value", value, 0.0, 1.0)');
});

test("termination takes no time", () => {
  const output = readFileSync("samples/output/concepts/organisms-life-cycle.txt", "utf8");
  const conditions = output.match(/age +[\d.]+ s +energy [\d.]+/g) ?? [];
  expect(conditions).toHaveLength(lifecycleStages.length);
  expect(conditions.at(-1)).toBe(conditions.at(-2));
});

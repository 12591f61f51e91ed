import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  behaviorTriggers,
  callRows,
  environmentConstants,
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

test("the fields are the spec's eight, in order, and health, energy and fitness range from 0.0 to 1.0", () => {
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

test("the six stages and their durations match the spec, in order", () => {
  expect(lifecycleStages.map(({ stage, duration }) => [stage, duration])).toEqual([
    ["Creation", "instant"],
    ["Initialization", "1-5 s"],
    ["Active Life", "variable"],
    ["Evolution", "10-60 s"],
    ["Reproduction", "5-15 s"],
    ["Termination", "instant, state archived"],
  ]);
});

test("the durations of timed stages match the library", () => {
  const timed = [...source.matchAll(/Self::(\w+) => Some\(\((\d+), (\d+)\)\)/g)];
  expect(timed.map(([, stage, from, to]) => [stage, `${from}-${to} s`])).toEqual(
    lifecycleStages
      .filter(({ duration }) => /^\d/.test(duration))
      .map(({ stage, duration }) => [stage, duration]),
  );
});

test("the triggers match the spec word for word, and the library", () => {
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

test("each stage shows the call that starts it, and the page imports these regions in stage order", () => {
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

test("the costs and limits match the library", () => {
  for (const [activity, cost] of Object.entries(energyCosts)) {
    expect(organism).toContain(`${activity.toUpperCase()}_COST: f64 = ${cost};`);
  }
  expect(organism).toContain(`MATURE_GENERATION: u32 = ${organismConstants.matureGeneration};`);
  expect(organism).toContain(`MEMORY_LENGTH: usize = ${organismConstants.memoryLength};`);
});

test("the behavior strengths match the library's fitness function", () => {
  const fitness = readFileSync("library/rust/src/fitness.rs", "utf8");
  const [, list = ""] = /let hunger = 1\.0 - energy;\s+\[([^\]]+)\]/.exec(fitness) ?? [];
  const declared = list.split(",").map((line) => line.trim().replaceAll(".0", ""));
  expect(callRows.map(([, , strength]) => strength)).toEqual(
    declared.filter(Boolean).map((line) => `\`${line}\``),
  );
  expect(callRows.map(([name]) => name)).toEqual(behaviorTriggers.map((record) => record.behavior));
});

test("the ranges of memory and position match the library", () => {
  const read = (name: string) => readFileSync(`library/rust/src/organism/${name}.rs`, "utf8");
  expect(read("position")).toContain(`MAX_COORDINATE: f64 = ${ranges.coordinate.to.replace(",", "_")};`);
  expect(read("care")).toContain('check_range("value", value, 0.0, 1.0)');
});

test("the constants of an environment step match the library", () => {
  const turn = readFileSync("library/rust/src/environment/turn.rs", "utf8");
  const names = ["FULL_SIGHT", "FULL_STRIDE", "CELL_SIDE", "HUNGER", "MEAL", "STARVATION"];
  const declared = names.map((name) => Number(new RegExp(`${name}: f64 = ([\\d.]+);`).exec(turn)?.[1]));
  expect(Object.values(environmentConstants)).toEqual(declared);
});

test("termination takes no time", () => {
  const output = readFileSync("samples/output/concepts/organisms-life-cycle.txt", "utf8");
  const conditions = output.match(/age +[\d.]+ s +energy [\d.]+/g) ?? [];
  expect(conditions).toHaveLength(lifecycleStages.length);
  expect(conditions.at(-1)).toBe(conditions.at(-2));
});

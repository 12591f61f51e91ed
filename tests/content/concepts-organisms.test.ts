import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  behaviorTriggers,
  callRows,
  lifecycleStages,
  organismFields,
  triggerRows,
} from "#content/docs/concepts/organisms.ts";
import { behavior } from "#content/schema-values.ts";
import { cutRegion } from "#model/sample-region.ts";

const page = readFileSync("content/docs/concepts/organisms.mdx", "utf8");
const source = readFileSync("reference/rust/src/life_cycle.rs", "utf8");
const organism = readFileSync("reference/rust/src/organism.rs", "utf8");

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

test("the costs on the page are those of the library", () => {
  const cost = (name: string) => new RegExp(`${name}_COST: f64 = ([\\d.]+);`).exec(organism)?.[1];
  expect(page).toContain(
    `${cost("INTERACTION")} for an interaction or a step of learning, ${cost("EVOLUTION")} for a generation of evolution, ${cost("REPRODUCTION")} for a child`,
  );
  expect(organism).toContain("MATURE_GENERATION: u32 = 10;");
  expect(organism).toContain("MEMORY_LENGTH: usize = 16;");
});

test("the strengths are those that the library asks for", () => {
  const fitness = readFileSync("reference/rust/src/fitness.rs", "utf8");
  const [, list = ""] = /let hunger = 1\.0 - energy;\s+\[([^\]]+)\]/.exec(fitness) ?? [];
  const declared = list.split(",").map((line) => line.trim().replaceAll(".0", ""));
  expect(callRows.map(([, , strength]) => strength)).toEqual(
    declared.filter(Boolean).map((line) => `\`${line}\``),
  );
  expect(callRows.map(([name]) => name)).toEqual(behaviorTriggers.map((record) => record.behavior));
  expect(page).toContain("each sense absent or full: 16 situations");
});

test("the ranges of memory and place are those of the library", () => {
  const read = (name: string) => readFileSync(`reference/rust/src/organism/${name}.rs`, "utf8");
  expect(read("position")).toContain("MAX_COORDINATE: f64 = 10_000.0;");
  expect(read("care")).toContain('check_range("value", value, 0.0, 1.0)');
  expect(organismFields.find(({ name }) => name === "position")?.range).toBe("0.0-10,000.0");
  expect(page).toContain("`x` and `y`, each from 0.0 to 10,000.0");
});

test("the numbers that the page reads from an output are in it", () => {
  const output = readFileSync("samples/output/concepts/organisms-behaviors.txt", "utf8");
  expect(output).toContain("newborn, fitness 0.299");
  expect(output).toContain("after 147 generations, fitness 0.765");
  expect(page).toContain("After 147 generations its fitness has risen from 0.299 to 0.765");
  const ages = readFileSync("samples/output/concepts/organisms-life-cycle.txt", "utf8").matchAll(
    /age +([\d.]+)/g,
  );
  const [created = 0, initialized = 0, active = 0, evolved = 0, reproduced = 0, terminated = 0] = [
    ...ages,
  ].map(([, age]) => Number(age));
  expect(page).toContain(
    `grows by ${(initialized - created).toFixed(1)} s at initialization, by ${(evolved - active).toFixed(1)} s for one generation of evolution and by ${(reproduced - evolved).toFixed(1)} s for the child`,
  );
  expect(terminated).toBe(reproduced);
});

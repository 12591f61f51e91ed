import { readdirSync, readFileSync } from "node:fs";
import { slug } from "github-slugger";
import { expect, test } from "vitest";
import { dnaModule } from "#content/docs/api/dna.ts";
import { apiModules } from "#content/docs/api/modules.ts";
import { organismModule } from "#content/docs/api/organism.ts";
import { ranges, recommended } from "#content/parameters.ts";
import type { ApiModule } from "#content/schema.ts";
import { anchorOf, buildApiModel, readApiInput } from "#model/api/api-model.ts";
import { hrefOfError } from "#model/api/api-page.ts";
import { apiType } from "#model/api/api-type.ts";
import { docs } from "#tests/model.ts";
import { sidebarGroups } from "./spec-lists.ts";

const model = buildApiModel(readApiInput(docs));
const { functions, types, pages } = model;

const sourceOf = (slug: string) => readFileSync(`content/docs/${slug}.mdx`, "utf8");
const tabsOf = ({ sections }: ApiModule) => sections.map(({ title }) => title);
const hasTabs = ({ slug }: ApiModule) => slug === organismModule.slug || slug === dnaModule.slug;
const functionsOf = ({ sections }: ApiModule) =>
  sections.flatMap(({ groups }) => groups.flatMap((group) => group.functions));
const parameterOf = (name: string, parameter: string) =>
  functions.get(name)?.doc.parameters.find((one) => one.name === parameter)?.text;

test("the index has the spec's five modules, in order, each with its page", () => {
  expect(apiModules.map(({ name, slug }) => [name, pages.get(slug)?.href])).toEqual([
    ["Organism", "/docs/api/organism"],
    ["DNA", "/docs/api/dna"],
    ["Neural Network", "/docs/api/neural"],
    ["Network", "/docs/api/network"],
    ["Environment", "/docs/api/environment"],
  ]);
  const group = sidebarGroups.find(({ title }) => title === "API Reference");
  expect(["/docs/api", ...apiModules.map(({ slug }) => pages.get(slug)?.href)]).toEqual(group?.routes);
});

test.each(apiModules)("every function of $name has a description", (module) => {
  for (const name of functionsOf(module)) expect(functions.get(name)?.doc.summary, name).toMatch(/\.$/);
});

test("Organism and DNA have the spec's tabs, with Creation first as the default", () => {
  expect(tabsOf(organismModule)).toEqual(["Creation", "Lifecycle", "State", "Behavior"]);
  expect(tabsOf(dnaModule)).toEqual(["Creation", "Genes", "Genetic Ops", "Analysis"]);
});

test.each(apiModules)("the $name page shows its functions, in tabs or sections", (module) => {
  const source = sourceOf(module.slug);
  expect(source).toContain(`import page from "virtual:${module.slug}";`);
  expect(source).toContain(hasTabs(module) ? "<ApiTabs page={page}" : "<ApiSections page={page}");
});

test("the index lists the modules and documents the error type that entries link to", () => {
  const source = sourceOf("api/index");
  expect(source).toContain("<ApiModules modules={api.modules} />");
  expect(source).toMatch(/^## Errors$[\s\S]+<ApiType type=\{api\.error\} \/>/m);
});

test("every error variant has an anchor, and every field a description", () => {
  const error = types.get("Error");
  const members = error ? apiType(error, model).members : [];
  expect(members).toContainEqual(expect.objectContaining({ name: "OutOfRange", id: "error-outofrange" }));
  const carried = members.flatMap(({ parts }) => parts ?? []);
  expect(carried.length).toBeGreaterThan(20);
  for (const { name, type, text } of carried) expect(`${name} ${type} ${text}`).toMatch(/^\w+ \S.* .+\.$/);
  const errors = functions.get("Population::evolve")?.doc.errors;
  expect(errors?.map(({ name }) => hrefOfError(name))).toEqual([
    "/docs/api#error-notinitialized",
    "/docs/api#error-outofrange",
    "/docs/api#error",
  ]);
});

test.each(apiModules.filter((module) => !hasTabs(module)))(
  "the sections of $slug have unique anchors",
  ({ sections }) => {
    const ids = sections.flatMap(({ title, types: own }) => [slug(title), ...own.map(anchorOf)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  },
);

test("names in prose exist in the library", () => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(mdx|ts)$/.test(file))
    .map((file) => readFileSync(`content/${file}`, "utf8"));
  const members = [...types.values()].flatMap(({ name, members, constants }) =>
    [...members, ...constants].map((one) => `${name}::${one.name}`),
  );
  const named = files.flatMap((text) => text.match(/(?<=`)[A-Z]\w*::\w+(?=[^`\n]*`)/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !functions.has(name) && !members.includes(name))).toEqual([]);
});

test("behaviors and life stages match the spec, in order", () => {
  const variants = (name: string) => types.get(name)?.members.map((member) => member.name);
  expect(variants("Behavior")).toEqual([
    "Exploration",
    "Conservation",
    "Social",
    "Aggressive",
    "Reproductive",
  ]);
  expect(variants("Stage")).toEqual([
    "Creation",
    "Initialization",
    "ActiveLife",
    "Evolution",
    "Reproduction",
    "Termination",
  ]);
});

test("organisms, DNA and neural networks have the spec's fields", () => {
  const fields = {
    Tron: ["health", "energy", "age", "generation", "fitness", "behavior", "position", "memory"],
    DNA: ["genes", "sequence", "version", "checksum"],
    NeuralNetwork: ["input_size", "layers", "activation", "learning_rate", "weights"],
  };
  for (const [type, names] of Object.entries(fields)) {
    for (const name of names) expect(functions.has(`${type}::${name}`), `${type}::${name}`).toBe(true);
  }
});

test("the reference states the spec's ranges and recommendations", () => {
  expect(functions.get("Tron::health")?.doc.summary).toContain("0.0-1.0");
  expect(functions.get("Tron::energy")?.doc.summary).toContain("0.0-1.0");
  for (const duration of ["1-5 s", "10-60 s", "5-15 s"]) {
    expect(functions.get("Tron::age")?.doc.summary).toContain(duration);
  }
  expect(parameterOf("DNA::with_gene", "value")).toContain(`${ranges.gene.from}-${ranges.gene.to}`);
  for (const range of ["0.0-1.0", `${recommended.mutationRate.from}-${recommended.mutationRate.to}`]) {
    expect(parameterOf("DNA::mutate", "rate")).toContain(range);
  }
  const learning = `${ranges.learningRate.from}-${ranges.learningRate.to}`;
  for (const range of ["0.0-1.0", learning]) {
    expect(parameterOf("NeuralNetwork::set_learning_rate", "rate")).toContain(range);
  }
});

test.each(apiModules)("examples of $name print at most eight lines of 60 characters", ({ sections }) => {
  for (const { sample } of sections.flatMap(({ groups }) => groups)) {
    const output = sample.replace(/^rust\/(.+)\.rs$/, "samples/output/$1.txt");
    const lines = readFileSync(output, "utf8").trimEnd().split("\n");
    expect(lines.length, output).toBeLessThanOrEqual(8);
    expect(Math.max(...lines.map((line) => line.length)), output).toBeLessThanOrEqual(60);
  }
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { basicExamples } from "#content/docs/examples/basic.ts";
import { clusterExamples } from "#content/docs/examples/clusters.ts";
import { evolutionExamples } from "#content/docs/examples/evolution.ts";
import { exampleCards, useCases } from "#content/getting-started/examples.ts";
import { installGuides, installSteps } from "#content/getting-started/installation.ts";
import { communityButtons, learningPaths, nextStepLinks } from "#content/getting-started/next-steps.ts";
import {
  firstOrganismPrograms,
  populationPoints,
  populationPrograms,
} from "#content/getting-started/programs.ts";
import { claims, prerequisites, sections, versionChecks } from "#content/getting-started.ts";
import { addresses, site, versions } from "#content/site.ts";
import { cutRegion } from "#model/sample-region.ts";

const sample = (name: string) => readFileSync(`samples/${name}`, "utf8");

test("the sections are in the spec's order, plus the two that the design adds", () => {
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ["prerequisites", "Prerequisites"],
    ["how-it-works", "How it works"],
    ["system-check", "Check your system"],
    ["installation", "Installation"],
    ["first-organism", "Your First Digital Organism"],
    ["population-evolution", "Population Evolution"],
    ["examples", "Practical Examples"],
    ["next-steps", "Next Steps"],
  ]);
});

test("the hero claims 5 minutes to the first organism and 3 steps", () => {
  expect(Object.values(claims).map(({ value, label }) => `${value} ${label}`)).toEqual([
    "5 minutes to the first organism",
    "3 steps",
  ]);
});

test("the system check expects the documented versions", () => {
  expect(versionChecks.map(({ tool, version, status }) => [tool, version, status])).toEqual([
    ["Rust", "1.70+", "REQUIRED"],
    ["Cargo", "1.70+", "REQUIRED"],
    ["Python", "3.8+", "OPTIONAL"],
    ["Git", "2.0+", "OPTIONAL"],
  ]);
});

test("Rust is the recommended installation and Python the alternative, each in three steps", () => {
  expect(installGuides.map(({ language, badge }) => [language, badge])).toEqual([
    ["Rust", "RECOMMENDED"],
    ["Python", "ALTERNATIVE"],
  ]);
  for (const { language } of installGuides) expect(installSteps[language]).toHaveLength(3);
});

test("the dependencies use the versions that the site documents", () => {
  const lines = sample("toml/dependencies.toml").trimEnd().split("\n");
  expect(lines).toEqual([
    "[dependencies]",
    `genesis-protocol = { version = "${versions.sampleCrate}", registry = "genesis" }`,
    `tokio = { version = "${versions.asyncRuntime}", features = ["full"] }`,
  ]);
});

test("the pip command pins the documented minor version, as Cargo does for the crate", () => {
  const [major, minor] = versions.sampleCrate.split(".");
  expect(sample("shell/install-python-package.sh")).toContain(
    `pip install "${site.crate}==${major}.${minor}.*" --index-url ${site.url}/simple/\n`,
  );
});

test("shell samples contain only commands, without prompts, output or comments", () => {
  const names = [
    ...prerequisites.map((item) => item.installCommand),
    ...versionChecks.map((check) => check.code),
    ...Object.values(installSteps).flatMap((steps) => steps.map((step) => step.code)),
    ...[...firstOrganismPrograms, ...populationPrograms].map((program) => program.run),
  ].filter((name) => name.startsWith("shell/"));
  for (const name of names) {
    const { code } = cutRegion(sample(name), undefined, name);
    // Skip the contents of here-documents.
    const commands = code.replace(/ << 'END'\n[\s\S]*\nEND$/, "");
    for (const line of commands.split("\n")) expect(line).toMatch(/^[a-z]/);
  }
});

test.for([
  ["first-organism", firstOrganismPrograms],
  ["population-evolution", populationPrograms],
] as const)("%s is shown in Rust, then in Python", ([name, programs]) => {
  expect(programs.map(({ language, code }) => [language, code])).toEqual([
    ["Rust", `rust/${name}.rs`],
    ["Python", `python/${name}.py`],
  ]);
});

test("the population cards show the documented settings, which the programs use", () => {
  expect(populationPoints.map(({ title, figure }) => [title, figure])).toEqual([
    ["Population size", "100"],
    ["Mutation rate", "0.01"],
    ["Crossover rate", "0.8"],
    ["Generations", "100"],
  ]);
  for (const { code } of populationPrograms) {
    for (const { title, figure } of populationPoints) {
      const setting = title.toLowerCase().replace(" ", "_");
      expect(sample(code)).toMatch(new RegExp(`${setting}[(=]\\s*${figure}\\b`));
    }
  }
});

test("the four cards show the difficulty and duration of the examples they link to", () => {
  const examples = [
    ["/docs/examples/basic", basicExamples.create],
    ["/docs/examples/basic", basicExamples.genes],
    ["/docs/examples/evolution", evolutionExamples.population],
    ["/docs/examples/clusters", clusterExamples.decision],
  ] as const;
  expect(exampleCards.map(({ difficulty, duration, href }) => [href, difficulty, duration])).toEqual(
    examples.map(([href, { difficulty, duration }]) => [href, difficulty, duration]),
  );
});

test("the six use cases are the spec's, in order", () => {
  expect(useCases.map(({ title }) => title)).toEqual([
    "Optimization",
    "Machine Learning",
    "Simulation",
    "Automation",
    "Research",
    "Validation",
  ]);
});

test("the next steps are three links, three learning paths and two community buttons", () => {
  expect(nextStepLinks.map(({ name }) => name)).toEqual(["Documentation", "Source Code", "Community"]);
  expect(learningPaths.map(({ title, badge }) => [title, badge])).toEqual([
    ["Beginner", "BASIC"],
    ["Intermediate", "INTERMEDIATE"],
    ["Advanced", "ADVANCED"],
  ]);
  expect(communityButtons.map(({ name, url }) => [name, url])).toEqual([
    ["Join the chat community", addresses.chatCommunity],
    ["View the source repository", addresses.repository],
  ]);
});

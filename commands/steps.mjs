// Plain JavaScript without dependencies, like setup.mjs.
import { buildInputs, dependencyFiles } from "./build-inputs.mjs";
import { buildStep } from "./setup.mjs";

/** @typedef {import("./run-steps.mjs").Step} Step */

/** All handwritten files. */
const sources = [
  ...buildInputs,
  ".devcontainer",
  ".github",
  ".nvmrc",
  ".vscode",
  "bench",
  "commands",
  "decisions",
  "docs",
  "paper",
  "server",
  "tests",
  "biome.json",
  "cspell.json",
  "knip.json",
  "project-words.txt",
  "tsconfig.json",
  "vitest.config.ts",
  "CHANGELOG.md",
  "CITATION.cff",
  "CODE_OF_CONDUCT.md",
  "CONTRIBUTING.md",
  "Containerfile",
  "LICENSE",
  "README.md",
  "SECURITY.md",
];
const built = [...buildInputs, "commands", "server", "tests", "vitest.config.ts"];

/**
 * @param {string} project
 * @param {string[]} args
 */
const vitest = (project, ...args) => ["vitest", "run", "--project", project, ...args];

/** @type {Step[]} */
export const checkSteps = [
  {
    title: "Unit and content tests",
    command: [...vitest("unit"), "--project", "content"],
    inputs: sources,
    seconds: 50,
  },
  { title: "Spelling", command: ["npm", "run", "--silent", "spelling"], inputs: sources, seconds: 25 },
  { title: "Types", command: ["npm", "run", "--silent", "types"], inputs: sources, seconds: 20 },
  { title: "Dead code", command: ["npm", "run", "--silent", "dead-code"], inputs: sources, seconds: 12 },
  { title: "Format and lint", command: ["npm", "run", "--silent", "lint"], inputs: sources, seconds: 5 },
];

const site = buildStep({ title: "Building the site", folder: "build" });
const review = buildStep({
  title: "Building the design review",
  folder: "build-review",
  env: { DESIGN_REVIEW: "1" },
});

/** @type {Step[]} */
export const buildSteps = [site, review];

/** The longest step starts first, so that both CPUs are busy until the end. @type {Step[]} */
export const testSteps = [
  site,
  review,
  {
    title: "Behavior",
    command: vitest("behavior"),
    inputs: built,
    after: [site.title, review.title],
    seconds: 540,
  },
  {
    title: "Every page",
    command: vitest("pages"),
    inputs: built,
    after: [site.title, review.title],
    seconds: 360,
  },
  {
    title: "Python in the page",
    command: vitest("python"),
    inputs: built,
    after: [site.title, review.title],
    seconds: 330,
  },
  {
    title: "Samples",
    command: vitest("samples"),
    // Nothing is compiled again after a change, or opened in a debugger.
    env: { CARGO_INCREMENTAL: "0", CARGO_PROFILE_DEV_DEBUG: "0" },
    inputs: [
      ...dependencyFiles,
      "commands",
      "content",
      "experiments",
      "library",
      "model",
      "samples",
      "simulation",
      "tests",
      "vitest.config.ts",
    ],
    seconds: 170,
  },
  // Waits for servers some of the time, when other steps can use the CPU.
  { title: "Web servers", command: vitest("hosting"), inputs: built, after: [site.title], seconds: 60 },
  ...checkSteps,
  { title: "Built files", command: vitest("site"), inputs: built, after: [site.title], seconds: 40 },
  {
    title: "Three engines",
    command: vitest("engines"),
    inputs: built,
    after: [site.title],
    // One for each browser at the same time. With other steps running, WebKit's driver lost its page.
    isAlone: true,
    seconds: 150,
  },
];

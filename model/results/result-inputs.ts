import type { ResultName } from "./result-schemas.ts";

/** Everything that pages are made of. */
export const siteInputs = [
  "app",
  "content",
  "experiments",
  "library",
  "model",
  "plugins",
  "publish",
  "samples",
  "simulation",
  "package-lock.json",
];

const server = { inputs: ["server"] };
const site = { inputs: siteInputs };

/** The files that each result describes, and the command that obtains it. */
export const subjects: Readonly<Record<ResultName, { inputs: string[]; command: string }>> = {
  samples: { inputs: ["commands/samples", "library", "samples"], command: "npm test" },
  search: { ...site, command: "npm test" },
  benchmark: { ...site, command: "node HARNESS/measure.mjs PEERS/sites.json SAME_TEXT/sites.json" },
  fuzz: { ...server, command: "npm run fuzz" },
  load: { ...server, command: "npm run bench -- load" },
  axe: { ...site, command: "npm test" },
  checks: { ...site, command: "npm test" },
  book: { ...site, command: "npm run book" },
  engines: { ...site, command: "npm test" },
};

// npm test [-- --all] [-- NAME ...]: all tests, or those of a page (/docs/api/dna) or an area (figures).
import { parseArgs } from "node:util";
import { ensureEngines } from "./engines.mjs";
import { runSteps } from "./run-steps.mjs";
import { ensureDependencies, ensureTestTools, run } from "./setup.mjs";
import { buildSteps, testSteps } from "./steps.mjs";
import { ensureWebServers } from "./web-servers.mjs";

/** Tests of a page have its path in their name. */
const onPages = ["pages", "behavior", "python", "site"].flatMap((project) => ["--project", project]);

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: Boolean(process.env.CI) } },
});

ensureDependencies();
ensureTestTools();
ensureWebServers();
ensureEngines();
if (names.length === 0) await runSteps(testSteps, { isAll: values.all });
else {
  await runSteps(buildSteps, { isAll: false });
  const files = names.filter((name) => !name.startsWith("/"));
  const pages = names.filter((name) => name.startsWith("/"));
  if (files.length > 0) run(`Tests of ${files.join(", ")}`, "vitest", ["run", ...files]);
  for (const page of pages)
    run(`Tests of ${page}`, "vitest", ["run", ...onPages, "--testNamePattern", `${page}( |:|$)`]);
}

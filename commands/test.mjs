// npm test [-- --all] [-- NAME ...]: all tests, or those of a page (/docs/api/dna) or an area (figures).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { runSteps } from "./run-steps.mjs";
import { ensureDependencies, requireNode, run } from "./setup.mjs";
import { buildSteps, testSteps } from "./steps.mjs";

/** Tests of a page have its path in their name. */
const onPages = ["pages", "behavior", "python", "site"].flatMap((project) => ["--project", project]);

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: Boolean(process.env.CI) } },
});

// Before anything is installed.
requireNode();
// At the same time: packages from npm, and browsers and servers from Debian.
const tools = spawn(process.execPath, ["commands/install-tools.mjs"], { stdio: "inherit" });
ensureDependencies();
const [status] = await once(tools, "exit");
if (status !== 0) {
  console.error("✗ The tests need more than could be installed; see the message above.");
  process.exit(1);
}
if (names.length === 0) await runSteps(testSteps, { isAll: values.all });
else {
  await runSteps(buildSteps, { isAll: false });
  const files = names.filter((name) => !name.startsWith("/"));
  const pages = names.filter((name) => name.startsWith("/"));
  if (files.length > 0) run(`Tests of ${files.join(", ")}`, "vitest", ["run", ...files]);
  for (const page of pages)
    run(`Tests of ${page}`, "vitest", ["run", ...onPages, "--testNamePattern", `${page}( |:|$)`]);
}

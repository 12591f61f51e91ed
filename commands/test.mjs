// npm test [-- --all] [-- NAME ...]: all tests, or those of a page (/docs/api/dna) or an area (figures).
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureEngines } from "./engines.mjs";
import { runSteps } from "./run-steps.mjs";
import { ensureDependencies, ensureTestTools, run } from "./setup.mjs";
import { buildSteps, testSteps } from "./steps.mjs";
import { ensureWebServers } from "./web-servers.mjs";

/** Tests of a page have its path in their name. */
const onPages = ["pages", "behavior", "python", "site"].flatMap((project) => ["--project", project]);

/** Compiles what the samples' tests need while packages are being installed, which occupies one processor. */
function compileRust() {
  const env = {
    ...process.env,
    CARGO_TARGET_DIR: resolve(".cache/samples/cargo"),
    CARGO_NET_OFFLINE: "true",
  };
  const compiled = ["library/rust", "experiments"].map(
    (crate) => `cargo test --locked --quiet --no-run --manifest-path ${crate}/Cargo.toml`,
  );
  // Nothing waits for it: the tests compile what is missing, and report errors.
  spawn("sh", ["-c", compiled.join("; ")], { env, stdio: "ignore" }).unref();
}

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: Boolean(process.env.CI) } },
});

if (names.length === 0) compileRust();
ensureDependencies();
ensureTestTools();
ensureWebServers();
ensureEngines();
if (names.length === 0) await runSteps(testSteps, { isAll: values.all });
else {
  await runSteps(buildSteps, { isAll: false });
  const files = names.filter((name) => !name.startsWith("/"));
  const pages = names.filter((name) => name.startsWith("/"));
  if (files.length > 0) run(`Tests of ${files.join(", ")}`, "npx", ["vitest", "run", ...files]);
  for (const page of pages)
    run(`Tests of ${page}`, "npx", ["vitest", "run", ...onPages, "--testNamePattern", `${page}( |:|$)`]);
}

import { readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { findOnPath } from "#commands/find-on-path.mjs";
import { runPython } from "#commands/samples/python.ts";
import { runCommand } from "#commands/samples/run-command.ts";
import { buildLibraries, crateFolders, runRust, standIns, writeGroup } from "#commands/samples/rust-build.ts";
import { listSamples } from "#model/sample-files.ts";

const root = join(import.meta.dirname, "..", "..");
const cache = join(root, ".cache", "samples");
const crates = [
  join(root, "library", "rust"),
  join(root, "experiments"),
  ...["tokio", "tokio-macros"].map((name) => join(standIns, name)),
];
const parity = join(import.meta.dirname, "parity");
const env = { CARGO_TARGET_DIR: join(cache, "cargo"), CARGO_NET_OFFLINE: "true" };

test.each(filesIn(parity, ".rs").map((file) => basename(file, ".rs")))(
  "Rust and Python compute bit-identical results: %s",
  async (name) => {
    const libraries = await buildLibraries(cache, crateFolders(root, ""));
    if ("problem" in libraries) return expect.fail(libraries.problem);
    const inRust = await runRust(libraries, join(parity, `${name}.rs`));
    const inPython = await runPython(root, join(parity, `${name}.py`));
    expect(inRust.stderr + inPython.stderr).toBe("");
    expect(inPython.stdout).toBe(inRust.stdout);
    expect(inRust.stdout).not.toBe("");
  },
);

test.each(crates)("the tests of %s pass", async (folder) => {
  const args = ["test", "--locked", "--quiet", "--manifest-path", join(folder, "Cargo.toml")];
  const { succeeded, stdout, stderr } = await runCommand("cargo", args, { env });
  expect(succeeded, stdout + stderr).toBe(true);
});

test("all Rust files are formatted", async () => {
  const files = ["library", "experiments", "tests/stand-ins", "samples/rust", "tests/samples/parity"].flatMap(
    (folder) => filesIn(join(root, folder), ".rs"),
  );
  const result = await runCommand("rustfmt", ["--check", "--edition", "2021", ...files]);
  expect(result.succeeded, result.stdout + result.stderr).toBe(true);
});

test("all Python files are formatted", async () => {
  // Narrow enough for a phone, like the Rust programs beside them (rustfmt.toml).
  const narrow = ["concepts", "examples", "start"].map((folder) => `samples/python/${folder}`);
  const others = ["library/python", "samples/python", "tests/samples", "tests/e2e/python", "app/python"];
  const checks = [
    ["--line-length=60", ...narrow],
    ["--extend-exclude=/samples/python/(concepts|examples|start)/", ...others],
  ];
  for (const args of checks) {
    const result = await runCommand("black", ["--check", ...args], { cwd: root });
    expect(result.succeeded, result.stderr).toBe(true);
  }
});

test("the types of the Python package are complete", async () => {
  const { succeeded, stdout } = await runCommand("npm", ["run", "--silent", "types:python"], { cwd: root });
  expect(succeeded, stdout).toBe(true);
});

test("Clippy reports no warnings in the crates and samples", async ({ skip }) => {
  // Not every toolchain includes Clippy; on Debian it's the rust-clippy package.
  if (!findOnPath("cargo-clippy")) return skip("clippy is not installed");
  const project = join(cache, "clippy");
  const samples = listSamples(root).filter(({ language }) => language === "rust");
  writeGroup(join(project, "src"), new Map(samples.map(({ name, file }) => [name, file])));
  writeFileSync(join(project, "Cargo.toml"), clippyManifest());
  for (const manifest of [project, ...crates].map((folder) => join(folder, "Cargo.toml"))) {
    const args = ["clippy", "--quiet", "--all-targets", "--manifest-path", manifest, "--", "-D", "warnings"];
    const { succeeded, stderr } = await runCommand("cargo", args, { env });
    expect(succeeded, stderr).toBe(true);
  }
});

/** The manifest of a project that includes every Rust sample as a module. */
function clippyManifest(): string {
  const { library, runtime } = crateFolders(root, "");
  return `[package]
name = "samples"
version = "0.0.0"
edition = "2021"
rust-version = "1.63"

[dependencies]
genesis-protocol = { path = ${JSON.stringify(library)} }
${runtime}

[workspace]
`;
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending) && !file.includes("target/"))
    .map((file) => join(folder, file))
    .sort();
}

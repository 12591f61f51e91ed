// Plain JavaScript without dependencies, like setup.mjs.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findOnPath } from "./find-on-path.mjs";

const target = ".cache/samples/cargo";
const crates = ["library/rust", "experiments"];

/**
 * Starts to compile the tests of the Rust crates. In a new clone this fills the time in which npm waits for packages. The
 * tests don't depend on it: they compile what is missing, and report what doesn't compile.
 */
export function compileAhead() {
  if (existsSync(target) || !findOnPath("cargo")) return;
  const commands = crates.map(
    (crate) => `cargo test --no-run --locked --manifest-path ${join(crate, "Cargo.toml")}`,
  );
  spawn("sh", ["-c", commands.join("; ")], {
    env: { ...process.env, CARGO_TARGET_DIR: target, CARGO_NET_OFFLINE: "true" },
    stdio: "ignore",
  }).unref();
}

// Plain JavaScript without dependencies: these steps run before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildInputs, dependencyFiles, fingerprint } from "./build-inputs.mjs";
import { fasterBrowser } from "./find-browser.mjs";
import { findOnPath } from "./find-on-path.mjs";

const oldestNode = [20, 19];

/**
 * Runs a command with its output shown; a failure ends the program with the command's status.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function run(title, command, args, env = {}) {
  console.log(`\n▸ ${title}`);
  const started = performance.now();
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.error(`✗ ${title} failed (${command} ${args.join(" ")})`);
    process.exit(status || 1);
  }
  console.log(`✓ ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

const allInstalled = "node_modules/.installed";

/** Installs the packages of package-lock.json, unless they are installed already. */
export function ensureDependencies() {
  requireNode();
  once(allInstalled, dependencyFiles, () => install("Installing dependencies (about a minute)"));
}

/** Installs only what the site is built with: half as many packages. */
export function ensureBuildDependencies() {
  requireNode();
  if (isCurrent(allInstalled, fingerprint(dependencyFiles, ""))) return;
  once("node_modules/.installed-for-build", dependencyFiles, () => {
    // Removes the other packages, if there are any.
    rmSync(allInstalled, { force: true });
    install("Installing what the build needs (about half a minute)", "--omit=dev");
  });
}

/** Ends the program if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < (oldestNode[0] ?? 0) || (major === oldestNode[0] && minor < (oldestNode[1] ?? 0))) {
    console.error(`Node ${oldestNode.join(".")} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

/**
 * Not `npm ci`: it refuses a lockfile that leaves out packages for systems other than the two it was made for.
 * @param {string} title
 * @param {string[]} options
 */
function install(title, ...options) {
  run(title, "npm", ["install", "--no-save", "--no-audit", "--no-fund", ...options]);
}

/**
 * A build of the site into a folder, which is repeated only if its inputs have changed.
 * @param {{ title: string, folder: string, env?: Record<string, string> }} build
 */
export function buildStep({ title, folder, env = {} }) {
  const settings = { SITE_URL: process.env.SITE_URL ?? "", history: lastCommit("content/docs"), ...env };
  return {
    title,
    command: ["npm", "run", "--silent", "build"],
    env: { BUILD_DIRECTORY: folder, ...env },
    inputs: buildInputs,
    settings: JSON.stringify(settings),
    stamp: `${folder}/.built`,
    isBuild: true,
    seconds: 20,
  };
}

/** Builds the site, unless its inputs are those of the last build. */
export function ensureBuild() {
  const { title, command, env, inputs, settings, stamp } = buildStep({
    title: "Building the site",
    folder: "build",
  });
  const [program = "", ...args] = command;
  once(stamp, inputs, () => run(title, program, args, env), settings);
}

/**
 * The newest commit that changed a folder, which pages get their dates from. Empty without history.
 * @param {string} folder
 */
function lastCommit(folder) {
  return spawnSync("git", ["log", "-1", "--format=%H", "--", folder], { encoding: "utf8" }).stdout ?? "";
}

/** Commands that the tests need besides Node, and the Debian package of each. */
const testTools = {
  chromium: "chromium",
  // Debian's newer Rust: the default is older than the library requires.
  rustc: "rustc-web",
  cargo: "cargo-web",
  rustfmt: "rustfmt-web",
  git: "git",
  python3: "python3",
  black: "black",
  script: "bsdutils",
};

/** Debian splits off a part of Python that virtual environments need. */
const environments = ["python3-venv", "python3-venv"];

/** @returns {string[][]} commands that are missing, with their packages */
function missingTools() {
  const missing = Object.entries(testTools).filter(([command]) => !findOnPath(command));
  const hasEnvironments = spawnSync("python3", ["-c", "import ensurepip"]).status === 0;
  return [...missing, ...(hasEnvironments ? [] : [environments])];
}

/** Makes sure that the test tools are on the PATH: installs them on Debian, elsewhere explains what to do. */
export function ensureTestTools() {
  const packages = missingTools().map(([, name]) => name ?? "");
  if (packages.length === 0 && findOnPath(fasterBrowser)) return;
  if (process.getuid?.() === 0 && findOnPath("apt-get")) {
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    const install = ["install", "-y", "-q", "--no-install-recommends"];
    run("Updating the package lists", "apt-get", ["update", "-q"], quiet);
    if (packages.length > 0)
      run(`Installing ${packages.join(", ")} for the tests`, "apt-get", [...install, ...packages], quiet);
    console.log(`\n▸ Installing ${fasterBrowser}, if there is one`);
    spawnSync("apt-get", [...install, fasterBrowser], { env: { ...process.env, ...quiet } });
  }
  const left = missingTools();
  if (left.length === 0) return;
  console.error(
    `The tests need these commands on the PATH: ${left.map(([command]) => command).join(", ")}.\n` +
      "They could not be installed automatically. On Debian or Ubuntu:\n" +
      `  sudo apt-get update && sudo apt-get install ${left.map(([, name]) => name).join(" ")}\n` +
      "Then run npm test again.",
  );
  process.exit(1);
}

/**
 * Runs the action unless the inputs are the same as when it last succeeded.
 * @param {string} stamp file with the fingerprint of the last run
 * @param {string[]} inputs files and folders
 * @param {() => void} action
 * @param {string} [settings]
 */
function once(stamp, inputs, action, settings = "") {
  const current = fingerprint(inputs, settings);
  if (isCurrent(stamp, current)) return;
  // If the action fails, the old fingerprint must not remain.
  rmSync(stamp, { force: true });
  action();
  mkdirSync(join(stamp, ".."), { recursive: true });
  writeFileSync(stamp, current);
}

/**
 * @param {string} stamp
 * @param {string} current
 */
const isCurrent = (stamp, current) => existsSync(stamp) && readFileSync(stamp, "utf8") === current;

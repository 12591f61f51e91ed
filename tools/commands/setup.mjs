// Plain JavaScript without dependencies: these steps run before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fasterBrowser } from "./find-browser.mjs";
import { findOnPath } from "./find-on-path.mjs";

const oldestNode = [20, 19];
const dependencyFiles = ["package.json", "package-lock.json"];
const buildInputs = [
  ...dependencyFiles,
  "app",
  "content",
  "public",
  "samples",
  "simulation",
  "tools",
  "react-router.config.ts",
  "vite.config.ts",
];

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

/** Installs what package-lock.json lists, unless exactly that is installed already. */
export function ensureDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < (oldestNode[0] ?? 0) || (major === oldestNode[0] && minor < (oldestNode[1] ?? 0))) {
    console.error(`Node ${oldestNode.join(".")} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  // Not `npm ci`: it refuses a lockfile that leaves out packages for systems other than the two it was made for.
  once("node_modules/.installed", dependencyFiles, () =>
    run("Installing dependencies (about a minute)", "npm", [
      "install",
      "--no-save",
      "--no-audit",
      "--no-fund",
    ]),
  );
}

/**
 * Builds the site, unless nothing it is made of has changed.
 * @param {{ title: string, folder: string, env?: Record<string, string> }} build
 */
export function ensureBuild({ title, folder, env = {} }) {
  const settings = { SITE_URL: process.env.SITE_URL ?? "", history: lastCommit("content/docs"), ...env };
  once(
    `${folder}/.built`,
    buildInputs,
    () => run(title, "npm", ["run", "--silent", "build"], { BUILD_DIRECTORY: folder, ...env }),
    JSON.stringify(settings),
  );
}

/**
 * The newest commit that changed a folder, which pages take their dates from; nothing without history.
 * @param {string} folder
 */
function lastCommit(folder) {
  return spawnSync("git", ["log", "-1", "--format=%H", "--", folder], { encoding: "utf8" }).stdout ?? "";
}

/** What the tests need beside Node, by command, with the Debian package that has it. */
const testTools = {
  chromium: "chromium",
  rustc: "rustc",
  cargo: "cargo",
  rustfmt: "rustfmt",
  python3: "python3",
  black: "black",
};

/** Makes sure that the test tools are on the PATH: installs Debian's where it can, says what to do where not. */
export function ensureTestTools() {
  const missing = () => Object.entries(testTools).filter(([command]) => !findOnPath(command));
  const packages = missing().map(([, name]) => name);
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
  const left = missing();
  if (left.length === 0) return;
  console.error(
    `The tests need these commands on the PATH: ${left.map(([command]) => command).join(", ")}.\n` +
      "They could not be installed from here. On Debian or Ubuntu:\n" +
      `  sudo apt-get update && sudo apt-get install ${left.map(([, name]) => name).join(" ")}\n` +
      "Then run npm test again.",
  );
  process.exit(1);
}

/**
 * Does something unless the inputs are the same as when it was last done.
 * @param {string} stamp file that remembers the inputs
 * @param {string[]} inputs files and folders
 * @param {() => void} action
 * @param {string} [settings]
 */
function once(stamp, inputs, action, settings = "") {
  const current = fingerprint(inputs, settings);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return;
  // A failed attempt must not pass for the last good one.
  rmSync(stamp, { force: true });
  action();
  mkdirSync(join(stamp, ".."), { recursive: true });
  writeFileSync(stamp, current);
}

/**
 * @param {string[]} inputs
 * @param {string} settings
 */
function fingerprint(inputs, settings) {
  const hash = createHash("sha256").update(settings);
  for (const file of inputs.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesBelow(join(path, entry.name)));
  } catch {
    return [path];
  }
}

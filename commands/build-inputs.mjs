// Plain JavaScript without dependencies: `npm start` needs it before anything is installed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const dependencyFiles = ["package.json", "package-lock.json"];

/** The files and folders that the build reads. */
export const buildInputs = [
  ...dependencyFiles,
  "app",
  "content",
  "experiments",
  "library",
  "model",
  "plugins",
  "public",
  "publish",
  "results",
  "samples",
  "simulation",
  "commands/build.ts",
  "vite.config.ts",
];

/**
 * Changes when an input file is changed, added, renamed or removed, or when the settings change.
 * @param {readonly string[]} inputs files and folders
 * @param {string} settings
 */
export function fingerprint(inputs, settings) {
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

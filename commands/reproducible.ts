import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// Builds the last commit twice, in clean folders with different names, and compares every byte. The second build has
// another clock, time zone and language.
/** A program that moves the clock of its process. */
const inTwoYears = `
const later = 2 * 365 * 24 * 3600 * 1000;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + later);
    else super(...args);
  }
  static now() {
    return RealDate.now() + later;
  }
};
`;
const folder = mkdtempSync(join(tmpdir(), "reproducible-"));
try {
  const first = build("one", {});
  const second = build("the-other", {
    TZ: "Pacific/Kiritimati",
    LANG: "tr_TR.UTF-8",
    LC_ALL: "tr_TR.UTF-8",
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(inTwoYears)}`,
  });
  const names = new Set([...first.keys(), ...second.keys()]);
  const different = [...names].filter((name) => first.get(name) !== second.get(name));
  if (names.size === 0) throw new Error("The builds are empty.");
  for (const name of different) console.error(`different: ${name}`);
  console.log(`${names.size} files, ${different.length} of them different`);
  process.exitCode = different.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Builds a new clone and returns the hash of each file. */
function build(name: string, env: Record<string, string>): Map<string, string> {
  const clone = join(folder, name);
  console.log(`building in a folder called ${name}`);
  execFileSync("git", ["clone", "--quiet", ".", clone]);
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
  execFileSync("npm", ["run", "--silent", "build"], {
    cwd: clone,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const built = join(clone, "build");
  return new Map(
    readdirSync(built, { recursive: true, encoding: "utf8" })
      .filter((file) => statSync(join(built, file)).isFile())
      .map((file) => [
        file,
        createHash("sha256")
          .update(readFileSync(join(built, file)))
          .digest("hex"),
      ]),
  );
}

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const packageFile = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const { dependencies, devDependencies } = packageFile.parse(JSON.parse(readFileSync("package.json", "utf8")));

test("versions are pinned exactly", () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/)]);
  }
});

test("the lockfile contains no download URLs", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved"');
});

test("no source file is longer than 250 lines", () => {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs", "*.css"],
    { encoding: "utf8" },
  );
  // Git still lists a file whose deletion isn't committed.
  const files = listed.split("\n").filter((file) => file !== "" && existsSync(file));
  expect(files.length).toBeGreaterThan(50);
  const long = files.filter((file) => readFileSync(file, "utf8").split("\n").length > 250);
  expect(long).toEqual([]);
});

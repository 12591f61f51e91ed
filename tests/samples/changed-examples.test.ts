import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  buildLibraries,
  buildPrograms,
  crateFolders,
  type RustLibraries,
  runRust,
} from "#commands/samples/rust-build.ts";
import { type ExampleChange, exampleChanges } from "./example-changes.ts";
import { generationRows } from "./generation-rows.ts";

const root = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "changed-examples-"));
let libraries: RustLibraries;

beforeAll(async () => {
  const built = await buildLibraries(join(root, ".cache", "samples"), crateFolders(root));
  if ("problem" in built) throw new Error(built.problem);
  libraries = built;
  await buildPrograms(libraries, [...exampleChanges, withoutElite].map(writeChanged));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.for(exampleChanges)("$page: $says", async ({ prints, ...change }) => {
  expect(await runChanged(change)).toMatch(prints);
});

const withoutElite = {
  page: "evolution",
  program: "evolve-population",
  edits: [
    ["elitism(0.05)", "elitism(0.0)"],
    [
      "        if population.generation() % 10 == 0 {\n            report(&population);\n        }",
      "        report(&population);",
    ],
  ],
  says: "and you see it fall 14 times",
} satisfies Change;

test("without an elite the best fitness falls as often as the page says", async () => {
  const best = generationRows(await runChanged(withoutElite)).map((row) => row.best);
  expect(best).toHaveLength(101);
  expect(best.filter((value, index) => value < (best[index - 1] ?? 0))).toHaveLength(14);
});

type Change = Omit<ExampleChange, "prints">;

/** Writes the program of an example after a reader's edits, and returns its file. */
function writeChanged({ program, edits }: Change): string {
  let code = readFileSync(`samples/rust/examples/${program}.rs`, "utf8");
  for (const [before, after] of edits) {
    expect(code.split(before), before).toHaveLength(2);
    code = code.replace(before, after);
  }
  const file = join(mkdtempSync(join(folder, "change-")), `${program}.rs`);
  writeFileSync(file, code);
  return file;
}

/** What a changed program prints. */
async function runChanged(change: Change): Promise<string> {
  expect(readFileSync(`content/docs/examples/${change.page}.mdx`, "utf8")).toContain(change.says);
  const { stdout, stderr } = await runRust(libraries, writeChanged(change));
  expect(stderr).toBe("");
  return stdout;
}

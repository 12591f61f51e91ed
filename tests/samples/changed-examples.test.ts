import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildLibraries, crateFolders, type RustLibraries, runRust } from "#commands/samples/rust-build.ts";
import { type ExampleChange, exampleChanges } from "./example-changes.ts";
import { generationRows } from "./generation-rows.ts";

const root = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "changed-examples-"));
let libraries: RustLibraries;

beforeAll(async () => {
  const built = await buildLibraries(join(root, ".cache", "samples"), crateFolders(root));
  if ("problem" in built) throw new Error(built.problem);
  libraries = built;
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test.for(exampleChanges)("$page: $says", async ({ prints, ...change }) => {
  expect(await runChanged(change)).toMatch(prints);
});

test("without an elite the best fitness falls as often as the page says", async () => {
  const output = await runChanged({
    page: "evolution",
    program: "evolve-population",
    edits: [
      ["elitism(0.05)", "elitism(0.0)"],
      [
        "        if population.generation() % 10 == 0 {\n            report(&population);\n        }",
        "report(&population);",
      ],
    ],
    says: "and you see it fall 14 times",
  });
  const best = generationRows(output).map((row) => row.best);
  expect(best).toHaveLength(101);
  expect(best.filter((value, index) => value < (best[index - 1] ?? 0))).toHaveLength(14);
});

/** What the program of an example prints after a reader's edits. */
async function runChanged({ page, program, edits, says }: Omit<ExampleChange, "prints">): Promise<string> {
  expect(readFileSync(`content/docs/examples/${page}.mdx`, "utf8")).toContain(says);
  let code = readFileSync(`samples/rust/examples/${program}.rs`, "utf8");
  for (const [before, after] of edits) {
    expect(code.split(before), before).toHaveLength(2);
    code = code.replace(before, after);
  }
  const file = join(folder, `${program}.rs`);
  writeFileSync(file, code);
  const { stdout, stderr } = await runRust(libraries, file);
  expect(stderr).toBe("");
  return stdout;
}

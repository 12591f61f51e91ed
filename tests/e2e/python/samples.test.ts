import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { expectedFile, listSamples } from "#model/sample-files.ts";
import { cutRegion } from "#model/sample-region.ts";
import { withPage } from "../browser.ts";
import { type Runner, startRunner } from "./steps.ts";

// Programs that take minutes run only on request, as with `npm run samples -- --slow`.
const withSlow = process.env.SLOW_SAMPLES === "1";

const programs = listSamples(".").flatMap((sample) => {
  const status = withSlow && sample.status === "slow" ? "run" : sample.status;
  const file = expectedFile(".", { ...sample, status });
  return sample.language === "python" && file ? [{ ...sample, expected: readFileSync(file, "utf8") }] : [];
});
const folders = [...new Set(programs.map(({ name }) => dirname(name)))];

/** Runs programs one after another, each as if it were alone in its interpreter. Starting one takes a second. */
const batch = readFileSync(join(import.meta.dirname, "batch.py"), "utf8");

/** Ends a program that hangs. A slow one takes ten minutes, and longer on a busy machine. */
const longest = 60 * 60_000;

const opened = withPage("/docs/quick-start?lang=python");
let runner: Runner;
beforeAll(async () => {
  opened().setDefaultTimeout(longest);
  runner = await startRunner(opened());
});

test("there are programs to run", () => {
  expect(programs.length).toBeGreaterThan(100);
});

describe.for(folders)("%s", (folder) => {
  const inFolder = programs.filter(({ name }) => dirname(name) === folder);
  let outputs: ReadonlyMap<string, string>;
  let status: string;

  beforeAll(async () => {
    const sources = inFolder.map(({ name, file }) => [
      name,
      cutRegion(readFileSync(file, "utf8"), undefined, file).code,
    ]);
    // A JSON string is also a Python string.
    const run = await runner.run(batch.replace('"[]"', () => JSON.stringify(JSON.stringify(sources))));
    outputs = outputsIn(run.output);
    status = run.status;
  }, longest);

  test.for(inFolder)("$name prints in the page what it printed when it was captured", (program) => {
    expect(outputs.get(program.name)).toBe(program.expected);
  });

  test("the run ends without a message", () => {
    expect(status).toContain("Finished in");
  });
});

/** The programs' outputs by name. Each has a line with the name before it. */
function outputsIn(text: string): Map<string, string> {
  const [, ...parts] = text.split(/^▸ /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf("\n");
      return [part.slice(0, end), part.slice(end + 1)];
    }),
  );
}

import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
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

test.for(programs)(
  "$name prints in the page what it printed when it was captured",
  { timeout: longest },
  async (program) => {
    const { code } = cutRegion(readFileSync(program.file, "utf8"), undefined, program.file);
    const { output, status } = await runner.run(code);
    expect(output).toBe(program.expected);
    expect(status).toContain("Finished in");
  },
);

import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { expectedFile, listSamples } from "#model/sample-files.ts";
import { cutRegion } from "#model/sample-region.ts";
import { withPage } from "../browser.ts";
import { type Runner, startRunner } from "./steps.ts";

const programs = listSamples(".").flatMap((sample) => {
  const file = expectedFile(".", sample);
  return sample.language === "python" && file ? [{ ...sample, expected: readFileSync(file, "utf8") }] : [];
});

const opened = withPage("/docs/quick-start?lang=python");
let runner: Runner;
beforeAll(async () => {
  runner = await startRunner(opened());
});

test("there are programs to run", () => {
  expect(programs.length).toBeGreaterThan(100);
});

test.for(programs)("$name prints in the page what it printed when it was captured", async (program) => {
  const { code } = cutRegion(readFileSync(program.file, "utf8"), undefined, program.file);
  const { output, status } = await runner.run(code);
  expect(output).toBe(program.expected);
  expect(status).toContain("Finished in");
});

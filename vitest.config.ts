import { defineConfig } from "vitest/config";
import { readDocsModel } from "#model/docs-model.ts";
import { docsModelPlugin } from "#plugins/docs-model-plugin.ts";
import { experimentPlugin } from "#plugins/experiment-plugin.ts";
import { iconPlugin } from "#plugins/icon-plugin.ts";
import { samplePlugin } from "#plugins/sample-plugin.ts";
import { FailureReporter } from "#tests/failure-reporter.ts";
import { ResultReporter } from "#tests/result-reporter.ts";

const plugins = [samplePlugin(), experimentPlugin(), docsModelPlugin(readDocsModel), iconPlugin()];

/** Ends a test that hangs. No test depends on how fast the machine is. */
const patience = 600_000;
// Files share what they import: the model and the built pages are read once per worker.
const shared = {
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
  testTimeout: patience,
  hookTimeout: patience,
};
const browser = { ...shared, globalSetup: "tests/e2e/global-setup.ts" };

export default defineConfig({
  test: {
    reporters: ["default", new FailureReporter(), new ResultReporter()],
    projects: [
      {
        plugins,
        test: {
          name: "unit",
          include: [
            "{app,bench,commands,content,experiments,model,plugins,publish,server,simulation}/**/*.test.{ts,tsx}",
          ],
          ...shared,
        },
      },
      { plugins, test: { name: "content", include: ["tests/content/**/*.test.ts"], ...shared } },
      // One test compiles and runs all samples; each command has a limit of its own (commands/samples/run-command.ts).
      {
        plugins,
        test: { name: "samples", include: ["tests/samples/**/*.test.ts"], ...shared, testTimeout: 0 },
      },
      // Parsing all pages makes much garbage: a larger young generation takes a quarter less time.
      {
        plugins,
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          ...shared,
          execArgv: ["--max-semi-space-size=64"],
        },
      },
      { plugins, test: { name: "pages", include: ["tests/e2e/visits/**/*.test.ts"], ...browser } },
      { plugins, test: { name: "behavior", include: ["tests/e2e/*.test.ts"], ...browser } },
      { plugins, test: { name: "python", include: ["tests/e2e/python/*.test.ts"], ...browser } },
      { plugins, test: { name: "engines", include: ["tests/engines/*.test.ts"], ...browser } },
      { plugins, test: { name: "hosting", include: ["tests/hosting/**/*.test.ts"], ...shared } },
    ],
  },
});

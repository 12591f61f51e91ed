import { defineConfig } from "vitest/config";
import { readDocsModel } from "#model/docs-model.ts";
import { docsModelPlugin } from "#plugins/docs-model-plugin.ts";
import { iconPlugin } from "#plugins/icon-plugin.ts";
import { samplePlugin } from "#plugins/sample-plugin.ts";

const plugins = [samplePlugin(), docsModelPlugin(readDocsModel), iconPlugin()];

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: "unit",
          include: [
            "{app,bench,commands,content,model,plugins,publish,server,simulation}/**/*.test.{ts,tsx}",
          ],
          // Some simulate minutes of life, which takes seconds on a busy machine.
          testTimeout: 20_000,
        },
      },
      { plugins, test: { name: "content", include: ["tests/content/**/*.test.ts"] } },
      {
        plugins,
        test: { name: "samples", include: ["tests/samples/**/*.test.ts"], testTimeout: 600_000 },
      },
      { plugins, test: { name: "site", include: ["tests/site/**/*.test.ts"], testTimeout: 60_000 } },
      {
        plugins,
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: "tests/e2e/global-setup.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Two browsers at a time; a third makes pages wait for the processor.
          maxWorkers: 2,
          // A browser on a busy machine stalls now and then. What fails twice is a fault; the report tells of both.
          retry: 1,
        },
      },
      {
        plugins,
        test: {
          name: "hosting",
          include: ["tests/hosting/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});

import { join } from "node:path";
import { MissingToolError } from "./run-command.ts";
import { checkSamples } from "./sample-check.ts";
import { formatReport, isClean } from "./sample-report.ts";

const root = join(import.meta.dirname, "..", "..");

try {
  const report = await checkSamples({
    root,
    cache: join(root, ".cache", "samples"),
    capture: process.argv.includes("--capture"),
    slow: process.argv.includes("--slow"),
  });
  console.log(formatReport(report));
  if (!isClean(report)) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof MissingToolError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

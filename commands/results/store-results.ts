// npm run results: stores the results of the last test run and benchmarks in results/, which the build reads.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { benchmarkResults } from "./benchmark-results.ts";
import { storedFolder, storeResult } from "./record.ts";
import { testResults } from "./test-results.ts";

for (const result of [...testResults(), ...benchmarkResults()]) {
  const { name, about } = result;
  const file = join(storedFolder, `${name}.json`);
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  if (stored && stored.date >= about.date) console.log(`${file}: the stored result is as new`);
  else {
    storeResult(result);
    console.log(`${file}: ${about.date}, commit ${about.commit}`);
  }
}

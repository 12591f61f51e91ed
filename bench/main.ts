import { searchLatency } from "./search-latency.ts";

/** Benchmarks by the name that is given to `npm run bench --`. */
const benchmarks: Record<string, () => Promise<void>> = { search: searchLatency };

const name = process.argv[2] ?? "";
const run = benchmarks[name];
if (run) await run();
else {
  console.error(`Which benchmark? npm run bench -- ${Object.keys(benchmarks).join(" | ")}`);
  process.exitCode = 1;
}

import { parseArgs } from "node:util";
import { bytes } from "./bytes.ts";
import { figures } from "./figures.ts";
import { load } from "./load.ts";
import { navigation } from "./navigation.ts";
import { paint } from "./paint.ts";
import { setRuns } from "./runs.ts";
import { searchLatency } from "./search-latency.ts";
import { writeReport } from "./write-report.ts";

/** Benchmarks by the name that is given to `npm run bench --`. Without a name, all of the first list are run. */
const pageBenchmarks: Record<string, () => Promise<void>> = {
  bytes,
  paint,
  navigation,
  search: searchLatency,
  figures,
};
const benchmarks: Record<string, () => Promise<void>> = { ...pageBenchmarks, load };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string" }, write: { type: "boolean", default: false } },
});
const names = positionals.length > 0 ? positionals : Object.keys(pageBenchmarks);
const unknown = names.filter((name) => name !== "report" && !benchmarks[name]);
if (unknown.length > 0) {
  const known = [...Object.keys(benchmarks), "report"].join(" | ");
  console.error(
    `No benchmark is called ${unknown.join(", ")}. npm run bench -- ${known} [--runs 5] [--write]`,
  );
  process.exit(1);
}
if (values.runs) setRuns(Number(values.runs));
for (const name of names) {
  const run = benchmarks[name];
  if (run) console.log(`\n${name}`);
  await run?.();
}
if (values.write || names.includes("report")) writeReport();

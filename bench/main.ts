import { parseArgs } from "node:util";
import { figures } from "./figures.ts";
import { load } from "./load/load.ts";
import type { BenchOptions } from "./options.ts";
import { pages } from "./pages.ts";
import { paint } from "./paint.ts";
import { prerender } from "./peers/prerender.ts";
import { buildSameText } from "./peers/same-text.ts";
import { python } from "./python.ts";
import { searchLatency } from "./search-latency.ts";
import { writeReport } from "./write-report.ts";

type Benchmark = (options: BenchOptions) => Promise<void>;

/** Benchmarks that need only a build. Without a name, all of these run. */
const pageBenchmarks: Record<string, Benchmark> = { pages, paint, search: searchLatency, figures, python };
const benchmarks: Record<string, Benchmark> = {
  ...pageBenchmarks,
  load,
  prerender,
  "same-text": buildSameText,
  report: async () => writeReport(),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    label: { type: "string" },
    patience: { type: "string", default: "60" },
    // About the time between hovering over a link and clicking it.
    hover: { type: "string", default: "300" },
    harness: { type: "string" },
    sites: { type: "string", multiple: true, default: [] },
    before: { type: "string" },
    out: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(pageBenchmarks);
const unknown = names.filter((name) => !benchmarks[name]);
const runs = Number(values.runs);
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  const known = Object.keys(benchmarks).join(" | ");
  console.error(`npm run bench -- ${known} [--runs 5] [--label NAME] [--patience SECONDS] [--write]`);
  if (unknown.length > 0) console.error(`No benchmark is called ${unknown.join(", ")}.`);
  else console.error(`--runs is ${values.runs}; it must be a whole number from 1.`);
  process.exit(1);
}
const options: BenchOptions = {
  ...values,
  runs,
  label: values.label ? `-${values.label}` : "",
  patience: Number(values.patience),
  hover: Number(values.hover),
};
for (const name of names) {
  console.log(`\n${name}`);
  await benchmarks[name]?.(options);
}
if (values.write) writeReport();

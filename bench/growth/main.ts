import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { publishedPaths } from "#tools/paths.ts";
import { measuredPaths } from "../measured-paths.ts";
import { measured } from "../result-files.ts";
import { type BuiltSize, type GrowthResult, growthTable } from "./growth-table.ts";
import { copySources, forgetBuild, growSources } from "./make-site.ts";
import { pageWeight } from "./page-weight.ts";

const { values } = parseArgs({ options: { times: { type: "string", default: "10" } } });
const times = Number(values.times);
if (!Number.isInteger(times) || times < 2) throw new Error("--times takes a whole number from 2 on.");

/** The same pages in both builds. */
let weighed: string[] | undefined;
const folder = mkdtempSync(join(tmpdir(), "growth-"));
try {
  const result = await measured("growth", async (): Promise<GrowthResult> => {
    const topLevel = publishedPaths().filter((path) => !path.startsWith("/docs")).length;
    const docs = publishedPaths().length - topLevel;
    copySources(folder);
    const small = build(topLevel + docs);
    growSources(folder, times);
    const large = build(topLevel + docs * times);
    return { times, small, large };
  });
  console.log(`\n${growthTable(result)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function build(pages: number): BuiltSize {
  forgetBuild(folder);
  console.log(`building ${pages} pages`);
  const started = performance.now();
  // The shell's own count of processor time: on a busy machine the clock tells little.
  const { stdout, stderr, status } = spawnSync(
    "sh",
    ["-c", "npm run build >&2; code=$?; times; exit $code"],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) throw new Error(`The site of ${pages} pages cannot be built:\n${stderr.slice(-4000)}`);
  const client = join(folder, "build", "client");
  weighed ??= measuredPaths(client);
  return {
    pages,
    seconds: (performance.now() - started) / 1000,
    processorSeconds: processorSeconds(stdout),
    weights: Object.fromEntries(weighed.map((path) => [path, pageWeight(client, path)])),
  };
}

/** The second line of `times` is about the programs that the shell has run: `1m2.5s 0m3.1s`. */
function processorSeconds(output: string): number {
  const [, line = ""] = output.trim().split("\n");
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((sum, part) => sum + part, 0);
}

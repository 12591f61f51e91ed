import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type BytesResult, bytesTable } from "./bytes.ts";
import { type FiguresResult, figuresTable } from "./figures-table.ts";
import { type FuzzResult, fuzzTable } from "./fuzz-table.ts";
import { type GrowthResult, growthTable } from "./growth/growth-table.ts";
import { type LoadResult, loadTable } from "./load-table.ts";
import { type NavigationResult, navigationTable } from "./navigation.ts";
import { type PaintResult, paintTable } from "./paint.ts";
import { type PeersResult, peersTable } from "./peers-table.ts";
import { lastResult, type RunConditions } from "./result-files.ts";
import { type SearchResult, searchTable } from "./search-table.ts";

const file = "docs/benchmark.md";

/** Writes the results of the last runs down, so that nobody copies numbers by hand. */
export function writeReport(): void {
  const sections = [
    section<BytesResult>("Bytes of each page", "bytes", bytesTable),
    section<PaintResult>("First paint on a slow phone", "paint", paintTable),
    section<NavigationResult>("From page to page", "navigation", navigationTable),
    section<SearchResult>("Search", "search", searchTable),
    section<FiguresResult>("Living figures", "figures", figuresTable),
    section<LoadResult>("Load", "load", loadTable),
    section<FuzzResult>("Abuse", "fuzz", fuzzTable),
    section<GrowthResult>("Growth", "growth", growthTable),
    section<PeersResult>("Beside others", "peers", peersTable),
  ];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${[introduction, ...sections].join("\n\n")}\n`);
  console.log(`\nwritten to ${file}`);
}

const introduction = `# Benchmark

Written by \`npm run bench -- --write\`; the raw values are in \`.cache/bench\`. Bytes and counts are the same on
every machine. Times are not, so they are given as ratios to something that was measured in the same run.`;

const commands: Record<string, string> = {
  fuzz: "npm run fuzz",
  growth: "npm run growth",
  peers: "node measure.mjs PEERS/sites.json ours=build/client:/docs/concepts/dna --out .cache/bench/peers",
};

const explanations: Record<string, string> = {
  bytes: `A first visit without a touch, on a desktop. As sent: compressed by Brotli, headers included. Pages of the docs
load their own script when they are first touched (decision 006).`,
  paint: `412 by 823 pixels, processor slowed down 4 times, 1.6 Mbit/s, 150 ms. The bare page is the same page without the
application: same text, styles and font. "Requests to paint" counts the document and all that blocks rendering.`,
  navigation: `From a click on a link of the sidebar to the frame that shows the next page. The base is the same click where
every page is a new document, without the application.`,
  search:
    "Processor slowed down 4 times; from a key until its hits are laid out, and until they are painted.",
  figures: `Each figure is scrolled to and started, runs for four seconds, and has its first slider moved by keys for four more.`,
  load: `The built-in server beside others on the same files, on this machine. Requests per second and the 99th percentile
are ratios to the first; errors are counted.`,
  fuzz: `Wrong paths, encodings, methods, headers, ranges, pipelining and slow clients against the built-in server. A fault is
a status of 500 or more, a file from outside its folder, an answer that breaks the protocol, or a leak.`,
  growth: `The same site with copies of all docs pages in groups of their own. A page should weigh the same in both, and the
build should take no longer for each page.`,
  peers: `One run of the program that measured the peers' anchors, all sites in turns. Times are ratios to this site. Their
pages hold the same generated text, ours is one of this site's own.`,
};

function section<Result extends object>(
  title: string,
  name: string,
  table: (result: Result) => string,
): string {
  const result = lastResult<Result & Partial<RunConditions>>(name);
  const command = commands[name] ?? `npm run bench -- ${name}`;
  const head = `## ${title}\n\n${explanations[name]}\n\n    ${command}\n\n`;
  return head + (result ? `${conditionsLine(result)}\n\n${table(result)}` : "Not measured here.");
}

function conditionsLine({ date, load, processors }: Partial<RunConditions>): string {
  const loads = [load ?? []].flat().map((value) => value.toFixed(1));
  const parts = [
    date && new Date(date).toISOString().slice(0, 16).replace("T", " ").concat(" UTC"),
    processors && `${processors} processors`,
    loads.length > 0 && `load ${loads.join(" to ")}`,
  ];
  return parts.filter(Boolean).join(", ").concat(".");
}

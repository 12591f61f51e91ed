import { readFileSync, writeFileSync } from "node:fs";
import { type FiguresResult, figuresTable } from "./figures-table.ts";
import { type FuzzResult, fuzzTable } from "./fuzz-table.ts";
import { keptResult } from "./kept-result.ts";
import { type LoadResult, loadTable } from "./load/load-table.ts";
import { type PagesResult, pagesTable } from "./pages-table.ts";
import { type PaintResult, paintTable } from "./paint.ts";
import { type LighthouseResult, lighthouseTable } from "./peers/lighthouse-table.ts";
import { type PeersResult, peersTable } from "./peers/peers-table.ts";
import { type PrerenderResult, prerenderTable } from "./peers/prerender-table.ts";
import { type PythonResult, pythonTable } from "./python-table.ts";
import { type SavedResult, savedResults } from "./result-files.ts";
import { type SearchResult, searchTable } from "./search-table.ts";

const file = "docs/benchmark.md";

interface Section<Result extends object> {
  title: string;
  /** Saved results have this name. */
  name: string;
  explanation: string;
  command: string;
  table: (result: Result) => string;
}

/** Writes the saved results to the report, so that nobody copies numbers by hand. */
export function writeReport(): void {
  const old = readFileSync(file, "utf8");
  const sections = [
    section<PeersResult>(old, {
      title: "Comparison with other frameworks",
      name: "peers",
      explanation: `All sites take turns in one browser and are served by one server. The peers and \`ours-same-text\` show the same
generated text; \`ours\` is a page of this site, with a living figure. Times are in milliseconds. Paint, blocking time and
layout shift: phone with 4x CPU slowdown, 1.6 Mbps, 150 ms. Next page: desktop, from the click until the next page's
heading is painted, without prerendering.`,
      command: `npm run bench -- same-text --harness HARNESS --out SAME_TEXT
    node HARNESS/measure.mjs PEERS/sites.json SAME_TEXT/sites.json --runs 3 --out .cache/bench/peers-1`,
      table: peersTable,
    }),
    section<PrerenderResult>(old, {
      title: "Next page with prerendering",
      name: "prerender",
      explanation: `The same sites and the same kind of click, in a Chromium without Playwright, so that speculation rules take effect. Peers
without such rules navigate as usual. "Its first paint" is what the browser reports for new documents.`,
      command:
        "npm run bench -- prerender --harness HARNESS --sites PEERS/sites.json --sites SAME_TEXT/sites.json --label 1",
      table: prerenderTable,
    }),
    section<PeersResult>(old, {
      title: "Lower bounds",
      name: "bounds",
      explanation: `How fast a document can be at best, beside the same goals: \`ours-unstyled\` is the same text without styles, scripts and
sidebar, \`ours-empty\` only a heading and a link.`,
      command: `npm run bench -- same-text --harness HARNESS --out SAME_TEXT
    node HARNESS/measure.mjs PEERS/sites.json SAME_TEXT/bounds.json --runs 3 --out .cache/bench/bounds-1
    npm run bench -- prerender --harness HARNESS --sites PEERS/sites.json --sites SAME_TEXT/bounds-prerendering.json \\
      --label bounds`,
      table: peersTable,
    }),
    section<LighthouseResult>(old, {
      title: "Lighthouse",
      name: "lighthouse",
      explanation: "The phone preset: one page of each type and, for comparison, a page of Starlight.",
      command: `node HARNESS/lighthouse.mjs starlight=PEERS/starlight/dist:/docs/core-concepts/scheduling \\
      landing=$PWD/build/client:/ start=$PWD/build/client:/getting-started concept=$PWD/build/client:/docs/concepts/dna \\
      api=$PWD/build/client:/docs/api/dna example=$PWD/build/client:/docs/examples/evolution \\
      --runs 3 --out .cache/bench/lighthouse-1`,
      table: lighthouseTable,
    }),
    section<PagesResult>(old, {
      title: "Size of each page",
      name: "pages",
      explanation: `"Before" is the site with a client-side router, at 266d798. kB are 1000 bytes, compressed by Brotli. HTML includes inline
styles and scripts. "Scripts" are those that the page names, and their imports. "Scripts loaded" are those that a browser
loads without an interaction, and then after the first island, or after opening search on pages without islands. The
total is what the browser receives without an interaction, response headers included.`,
      command: "npm run bench -- pages --before OLD_BUILD/client",
      table: pagesTable,
    }),
    section<PaintResult>(old, {
      title: "First paint",
      name: "paint",
      explanation: `Phone: 4x CPU slowdown, 1.6 Mbps, 150 ms. Times are ratios to the first paint of the same page with scripts disabled.
"Requests to paint" counts the document and everything that blocks rendering.`,
      command: "npm run bench -- paint",
      table: paintTable,
    }),
    section<SearchResult>(old, {
      title: "Search",
      name: "search",
      explanation: "From a key until its results are laid out, and until they are painted.",
      command: "npm run bench -- search",
      table: searchTable,
    }),
    section<FiguresResult>(old, {
      title: "Living figures",
      name: "figures",
      explanation:
        "Each figure is scrolled into view and started, runs for four seconds, and then has its first slider moved by keys\nfor four more.",
      command: "npm run bench -- figures",
      table: figuresTable,
    }),
    section<PythonResult>(old, {
      title: "Running Python in the page",
      name: "python",
      explanation: `From the click on Run, with an empty cache, to the first printed line: the interpreter is downloaded and started. The next
run starts from a snapshot. For the phone, a proxy slows the network, and the browser's pages are stopped three quarters of
the time, because the browser's own throttling doesn't slow workers. Memory is the growth of the browser's resident memory.`,
      command: "npm run bench -- python",
      table: pythonTable,
    }),
    section<LoadResult>(old, {
      title: "Load",
      name: "load",
      explanation: `The built-in server and others, with the same files on the same machine. Requests per second and the 99th percentile are
ratios to the first server.`,
      command: "npm run bench -- load",
      table: loadTable,
    }),
    section<FuzzResult>(old, {
      title: "Abuse",
      name: "fuzz",
      explanation: `Wrong paths, encodings, methods, headers, ranges, pipelining and slow clients against the built-in server. A fault is a
status of 500 or more, a file from outside the site's folder, a response that violates the protocol, or a leak.`,
      command: "npm run fuzz",
      table: fuzzTable,
    }),
  ];
  writeFileSync(file, `${[introduction, ...sections].join("\n\n")}\n`);
  console.log(`\nWrote ${file}.`);
}

const introduction = `# Benchmark

Written by \`npm run bench -- report\` from the results in \`.cache/bench\`. A section without new results keeps those it has.
Bytes and counts are the same on every machine. Times are not: compare them only within one run.

\`HARNESS\` is the folder of measure.mjs, lighthouse.mjs and make-content.mjs, which are not part of this repository.
\`PEERS\` is where its build-peers.mjs has built the other frameworks.`;

function section<Result extends object>(
  old: string,
  { title, name, explanation, command, table }: Section<Result>,
): string {
  const results = savedResults<Result>(name);
  const shown =
    results.length > 0
      ? results.map((result) => `${conditions(result)}\n\n${table(result)}`).join("\n\n")
      : keptResult(old, title);
  return [`## ${title}`, explanation, `    ${command}`, shown].join("\n\n");
}

function conditions<Result extends object>({ date, load, processors }: SavedResult<Result>): string {
  const parts = [
    `${new Date(date).toISOString().slice(0, 16).replace("T", " ")} UTC`,
    processors && `${processors} processors`,
    load && `load ${load.map((value) => value.toFixed(1)).join(" to ")}`,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

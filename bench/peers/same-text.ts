import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse } from "node-html-parser";
import * as nav from "#content/docs/nav.ts";
import type { NavOrder } from "#content/schema.ts";
import { builtFolder } from "../measured-paths.ts";
import type { BenchOptions } from "../options.ts";
import { convertPage } from "./convert-page.ts";
import type { PeerSite } from "./harness.ts";
import { writeLowerBounds } from "./lower-bounds.ts";

const base = "/docs";
const section = "core-concepts";
const measuredPage = `${base}/${section}/scheduling`;

interface OutlineSection {
  title: string;
  slug: string;
  pages: { label: string; slug: string }[];
}

/**
 * Builds the peers' pages with a copy of this repository: the same text, code and tables in this site's shell. Writes
 * the lists of sites that measure.mjs and the prerender benchmark read.
 */
export async function buildSameText({ harness, out }: BenchOptions): Promise<void> {
  if (!harness || !out)
    throw new Error("Give both folders: --harness FOLDER_OF_MAKE_CONTENT --out NEW_FOLDER");
  if (existsSync(out)) throw new Error(`${out} exists. Remove it, or choose another folder.`);
  const folder = resolve(out);
  copyRepository(folder);
  const generated = join(folder, ".cache", "generated");
  const outlineFile = join(folder, ".cache", "outline.json");
  run(process.execPath, [
    join(harness, "make-content.mjs"),
    generated,
    "--base",
    base,
    "--outline",
    outlineFile,
  ]);
  const outline: OutlineSection[] = JSON.parse(readFileSync(outlineFile, "utf8"));
  writePages(folder, generated, outline);
  run(process.execPath, ["--import", "tsx", "commands/build.ts"], folder);
  const dir = join(folder, builtFolder);
  checkPage(join(generated, `${measuredPage.slice(base.length)}.md`), join(dir, measuredPage, "index.html"));
  const sameText = { name: "ours-same-text", dir, page: measuredPage, target: `${base}/${section}/overview` };
  writeSites(join(folder, "sites.json"), [
    sameText,
    { name: "ours", dir: resolve(builtFolder), page: "/docs/concepts/dna", target: "/docs/installation" },
  ]);
  const bounds = join(folder, ".cache", "bounds");
  writeSites(join(folder, "bounds.json"), writeLowerBounds(join(bounds, "plain"), sameText, false));
  const prerendering = writeLowerBounds(join(bounds, "prerendering"), sameText, true);
  writeSites(join(folder, "bounds-prerendering.json"), prerendering);
}

function run(program: string, args: string[], cwd = "."): void {
  execFileSync(program, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });
}

/** Copies everything that .gitignore doesn't exclude, with uncommitted changes. Packages are linked. */
function copyRepository(folder: string): void {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of new Set(files.split("\0"))) {
    // Files that were deleted are still listed.
    if (file && existsSync(file)) cpSync(file, join(folder, file), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, ".cache"));
}

const icons: NavOrder["icon"][] = ["dna", "rocket", "bot", "git-branch", "network", "boxes"];

/** The sidebar lists the generated pages. This site's own pages stay, because its records link to them. */
function writePages(folder: string, generated: string, outline: readonly OutlineSection[]): void {
  // The sidebar shows the first group expanded, so that is where the measured page and its target are.
  const sections = outline.toSorted((a, b) => Number(b.slug === section) - Number(a.slug === section));
  const groups = sections.map(({ title, slug, pages }, index): NavOrder => {
    for (const page of pages) {
      const name = `${slug}/${page.slug}`;
      const { mdx, samples } = convertPage(
        readFileSync(join(generated, `${name}.md`), "utf8"),
        name,
        page.label,
        base,
      );
      write(join(folder, "content", "docs", `${name}.mdx`), mdx);
      for (const [file, code] of samples) write(join(folder, "samples", file), code);
    }
    return {
      title,
      icon: icons[index % icons.length] ?? "dna",
      slugs: pages.map((page) => `${slug}/${page.slug}`),
    };
  });
  write(join(folder, "content", "docs", "nav.ts"), navWith(groups));
}

/** The text of nav.ts with these groups. The pages that its own groups list are unlisted. */
export function navWith(groups: readonly NavOrder[]): string {
  const unlistedSlugs = [...nav.navOrder.flatMap(({ slugs }) => slugs), ...nav.unlistedSlugs];
  const exported = Object.entries({ ...nav, navOrder: groups, unlistedSlugs });
  return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join("");
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The built page must have everything that the peers' page has, or the two can't be compared. */
function checkPage(markdownFile: string, htmlFile: string): void {
  const markdown = readFileSync(markdownFile, "utf8");
  const prose = parse(readFileSync(htmlFile, "utf8")).querySelector(".prose");
  const wanted = {
    "code blocks": (markdown.match(/^```\w/gm) ?? []).length,
    tables: (markdown.match(/^\|[-|]+\|$/gm) ?? []).length,
    headings: (markdown.match(/^##+ /gm) ?? []).length,
    "list items": (markdown.match(/^(- |\d\. )/gm) ?? []).length,
  };
  const selectors = { "code blocks": "pre", tables: "table", headings: "h2, h3", "list items": "li" };
  for (const name of Object.keys(wanted) as (keyof typeof wanted)[]) {
    const found = prose?.querySelectorAll(selectors[name]).length;
    if (found !== wanted[name]) throw new Error(`${htmlFile}: ${found} ${name} instead of ${wanted[name]}.`);
    console.log(`${name}: ${found}`);
  }
}

function writeSites(file: string, sites: readonly PeerSite[]): void {
  writeFileSync(file, `${JSON.stringify(sites, null, 2)}\n`);
  console.log(`Sites: ${file}`);
}

import { expect, test } from "vitest";
import { loadDocsModel } from "#tools/docs-model.ts";
import { readManifest } from "#tools/router-manifest.ts";
import { type BuiltPage, builtFiles, builtPages, readBuilt } from "./built-pages.ts";
import { sentBytes } from "./sent-bytes.ts";

test.for(builtPages)("$path needs no style sheet request and at most 25 kB to paint", ({ file, root }) => {
  expect(root.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
  expect(sentBytes(file)).toBeLessThanOrEqual(25_000);
});

// Where a sheet has such a rule, the browser looks for it whenever an element comes or goes, at every key of a search.
test.for(builtPages)("$path has no style that depends on what is within an element", ({ root }) => {
  const sheets = root.querySelectorAll("style").map(({ textContent }) => textContent);
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((sheet) => sheet.includes(":has("))).toEqual([]);
});

test("no style sheet has a style that depends on what is within an element", () => {
  const sheets = builtFiles.filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((file) => String(readBuilt(file)).includes(":has("))).toEqual([]);
});

/** The scripts that a page loads without any interaction. */
function scriptsOf({ root }: BuiltPage): string[] {
  return root.querySelectorAll('link[rel="modulepreload"]').map((link) => link.getAttribute("href") ?? "");
}

test.for(builtPages)("$path loads at most 120 kB of scripts", (page) => {
  const scripts = scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(total(scripts)).toBeLessThanOrEqual(120_000);
});

const { pages } = loadDocsModel();
const { routes } = readManifest();

/** The script of a docs page and all that it imports; a built page loads them when it is first touched. */
function ownScripts(slug: string): string[] {
  const { module, imports } = routes[`docs/${slug}`] ?? expect.fail(`the router has no page ${slug}`);
  return [module, ...imports];
}

test.for(pages.slice(1).map((page, index) => ({ ...page, from: pages[index]?.slug ?? "" })))(
  "going from $from to $slug costs at most 12 kB of scripts",
  ({ slug, from }) => {
    const loaded = ownScripts(from);
    const own = ownScripts(slug).filter((script) => !loaded.includes(script));
    expect(own.length).toBeGreaterThan(0);
    expect(total(own)).toBeLessThanOrEqual(12_000);
  },
);

function total(files: readonly string[]): number {
  return files.map(sentBytes).reduce((sum, bytes) => sum + bytes, 0);
}

test("fonts are at most 45 kB", () => {
  const fonts = builtFiles.filter((file) => file.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, file) => sum + readBuilt(file).length, 0)).toBeLessThanOrEqual(45_000);
});

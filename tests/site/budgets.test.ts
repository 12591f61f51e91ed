import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageLimit } from "#app/docs/page-sizes.ts";
import { builtFiles, builtPages, readBuilt } from "./built-pages.ts";
import { scriptCalled, startScripts, totalBytes, withImports } from "./page-scripts.ts";
import { sentBytes } from "./sent-bytes.ts";

const figures = builtFiles.filter((file) => /^\/assets\/\w+-figure-[\w-]{8}\.js$/.test(file));

test.for(builtPages)("$path with its styles is within the limit", ({ file }) => {
  expect(sentBytes(file)).toBeLessThanOrEqual(pageLimit);
});

test.for(builtPages)("$path paints without a second request", ({ root }) => {
  expect(root.querySelectorAll('link[rel="stylesheet"], head script[src]')).toEqual([]);
  const scripts = root.querySelectorAll("script[src]").map((script) => script.getAttribute("type"));
  expect(scripts).toEqual(["module"]);
  for (const { textContent } of root.querySelectorAll("style")) expect(textContent).not.toContain("@import");
});

// With a :has() rule, the browser recalculates styles whenever an element is added, as on each keystroke in search.
test("no style sheet uses :has()", () => {
  const inline = builtPages.map(({ path, root }) => {
    const sheets = root.querySelectorAll("style").map(({ textContent }) => textContent);
    return { name: path, sheet: sheets.join("") };
  });
  const files = builtFiles.filter((file) => file.endsWith(".css"));
  const sheets = [...inline, ...files.map((file) => ({ name: file, sheet: `${readBuilt(file)}` }))];
  expect(inline.every(({ sheet }) => sheet)).toBe(true);
  expect(sheets.filter(({ sheet }) => sheet.includes(":has(")).map(({ name }) => name)).toEqual([]);
});

test.for(builtPages)("$path loads at most 20 kB of scripts before interaction, and no React", (page) => {
  const scripts = startScripts(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(totalBytes(scripts)).toBeLessThanOrEqual(20_000);
  expect(scripts).not.toContain(scriptCalled("react"));
});

test.for(figures)("a page with %s loads at most 90 kB of scripts in total", (figure) => {
  const scripts = withImports(scriptCalled("client"), scriptCalled("hydrate"), figure);
  expect(scripts).toContain(scriptCalled("react"));
  expect(totalBytes(scripts)).toBeLessThanOrEqual(90_000);
});

test("a page with the search panel loads at most 90 kB of scripts in total", () => {
  expect(totalBytes(withImports(scriptCalled("client"), scriptCalled("search-panel")))).toBeLessThanOrEqual(
    90_000,
  );
});

test("all seven figures are measured", () => {
  expect(figures).toHaveLength(7);
});

test("fonts are at most 25 kB", () => {
  const fonts = builtFiles.filter((file) => file.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, file) => sum + readBuilt(file).length, 0)).toBeLessThanOrEqual(25_000);
});

test("readers get the code of at most ten packages, besides what these depend on", () => {
  const published = readBuilt("third-party-licenses.txt").toString();
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const sent = Object.keys(dependencies).filter((name) => published.includes(`\n${name} `));
  expect(sent).toContain("react");
  expect(sent.length, sent.join(", ")).toBeLessThanOrEqual(10);
});

import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { readPdf } from "#commands/book/read-pdf.ts";
import { addresses, site } from "#content/site.ts";
import { resultPaths } from "#model/paths.ts";
import { siteUrl } from "#model/site-url.ts";
import { docs } from "#tests/model.ts";
import { readBuilt } from "./built-pages.ts";

const root = parse(readBuilt(addresses.printable).toString());
const parts = docs.pages.filter(({ href }) => !resultPaths.includes(href));
const ids = root.querySelectorAll("[id]").map(({ id }) => id);

test("the document has all pages in order, each with its headings", () => {
  expect(root.querySelectorAll("article > h2").map(({ text }) => text)).toEqual(
    parts.map(({ title }) => title),
  );
  expect(root.querySelectorAll("h1")).toHaveLength(1);
  const levels = root.querySelectorAll("h1, h2, h3, h4, h5").map(({ tagName }) => Number(tagName[1]));
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test("ids are unique, and every link leads to a part of the document or to a complete address", () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const known = new Set(ids);
  const links = root.querySelectorAll("main a[href]").map((link) => link.getAttribute("href") ?? "");
  expect(links.filter((href) => href.startsWith("#")).length).toBeGreaterThan(300);
  expect(links.filter((href) => href.startsWith("#") && !known.has(href.slice(1)))).toEqual([]);
  const others = links.filter((href) => !/^(#|https:|mailto:)/.test(href) && !href.startsWith(siteUrl()));
  expect(others).toEqual(["/docs", addresses.documentation, "/llms-full.txt"]);
  for (const element of root.querySelectorAll("[aria-labelledby], [aria-describedby]")) {
    const named = `${element.getAttribute("aria-labelledby") ?? ""} ${element.getAttribute("aria-describedby") ?? ""}`;
    expect(
      named.split(" ").filter((id) => id && !known.has(id)),
      element.toString().slice(0, 200),
    ).toEqual([]);
  }
});

test("the document has no scripts and no controls, and search engines and indexes leave it out", () => {
  expect(root.querySelectorAll("script, button, input, select")).toEqual([]);
  expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  for (const file of ["/sitemap.xml", "/search-index.json", "/llms.txt", "/offline-files.json"])
    expect(readBuilt(file).toString()).not.toContain("documentation.html");
});

test("the PDF has tags, a language, an outline, page numbers and no dead links, and is a few megabytes", () => {
  const pdf = readFileSync(`public${addresses.documentation}`, "latin1");
  const facts = readPdf(pdf);
  expect(facts).toMatchObject({ hasTags: true, language: "en", deadLinks: [] });
  expect(pdf).toContain(site.name);
  expect(facts.pages).toBeGreaterThan(100);
  expect(facts.headings).toBeGreaterThan(parts.length * 3);
  expect(facts.internalLinks).toBeGreaterThan(300);
  expect(pdf.length).toBeLessThan(6_000_000);
});

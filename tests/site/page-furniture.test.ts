import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { addresses } from "#content/site.ts";
import { longDate, readDates } from "#model/last-updated.ts";
import { markdownAddress } from "#model/markdown-address.ts";
import { siteUrl } from "#model/site-url.ts";
import { docs } from "#tests/model.ts";
import { builtPages, readBuilt } from "./built-pages.ts";

const pages = docs.pages.map((page) => {
  const built = builtPages.find(({ path }) => path === page.href) ?? expect.fail(`${page.href} is not built`);
  return { ...page, root: built.root };
});
const dates = readDates("content/docs");

/** The target of the page menu link that starts with these words. */
function menuLink({ root }: (typeof pages)[number], words: string): string {
  const link = root.querySelectorAll("main header a").find(({ text }) => text.startsWith(words));
  return decodeEntities(link?.getAttribute("href") ?? "");
}

test.for(pages)("$href links to its Markdown, its source and the issue tracker", (page) => {
  expect(menuLink(page, "View as Markdown")).toBe(markdownAddress(page.href));
  const edit = menuLink(page, "Edit this page");
  expect(edit).toBe(`${addresses.edit}${page.file}`);
  expect(existsSync(edit.slice(addresses.edit.length))).toBe(true);
  const report = new URL(menuLink(page, "Report a problem"));
  expect(report.href.startsWith(addresses.newIssue)).toBe(true);
  expect(report.searchParams.get("title")).toContain(page.title);
  expect(report.searchParams.get("body")).toContain(`${siteUrl()}${page.href}`);
});

test.for(pages)("$href shows the date of its last change from version control, as in the sitemap", (page) => {
  const times = page.root.querySelectorAll("footer time");
  const date = dates.get(page.file);
  const entry = `<loc>${siteUrl()}${page.href}</loc>`;
  const sitemap = readBuilt("/sitemap.xml").toString();
  expect(sitemap).toContain(date ? `${entry}<lastmod>${date}</lastmod>` : `${entry}</url>`);
  if (!date) return expect(times).toEqual([]);
  expect(times.map((time) => time.getAttribute("datetime"))).toEqual([date]);
  expect(times[0]?.text).toBe(longDate(date));
  expect(page.root.querySelector("footer")?.text).toContain(`Last updated ${longDate(date)}`);
});

test.for(pages)("$href has what its citation names", ({ root, title, href, file }) => {
  const menu = root.querySelector("#page-menu");
  expect(decodeEntities(menu?.getAttribute("data-title") ?? "")).toBe(title);
  expect(menu?.getAttribute("data-path")).toBe(href);
  expect(menu?.getAttribute("data-updated")).toBe(dates.get(file));
});

test.for(pages)("$href ends with its closing card", ({ root }) => {
  expect(root.querySelector("main")?.lastElementChild?.getAttribute("aria-labelledby")).toBe("next");
});

// The 500 page has no navigation to skip, and its own link for reporting the failure.
const withHelp = builtPages.filter(({ path }) => path !== "/500.html");

test.for(withHelp)("$path starts with a skip link and ends with a link to support", ({ root }) => {
  const links = root.querySelectorAll("body a");
  expect(links[0]?.getAttribute("href")).toBe("#content");
  expect(root.querySelectorAll("#content")).toHaveLength(1);
  const outside = links.filter((link) => link.closest("#sidebar") === null);
  expect(outside.at(-1)?.getAttribute("href")).toBe("/docs/support");
  expect(outside.at(-1)?.closest("footer")).not.toBeNull();
});

function decodeEntities(text: string): string {
  return text.replaceAll("&amp;", "&");
}

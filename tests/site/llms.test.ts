import { expect, test } from "vitest";
import { unlistedSlugs } from "#content/docs/nav.ts";
import { markdownAddress } from "#model/markdown-address.ts";
import { siteUrl } from "#model/site-url.ts";
import { docs, paths } from "#tests/model.ts";
import { readBuilt } from "./built-pages.ts";

const origin = siteUrl();
const index = readBuilt("/llms.txt").toString();
const full = readBuilt("/llms-full.txt").toString();

test("llms.txt links to every page's Markdown file once, in reading order", () => {
  const links = [...index.matchAll(/^- \[.+\]\((.+?)\): \S/gm)].map(([, address]) => address);
  expect(links).toEqual(paths.map((path) => origin + markdownAddress(path)));
});

test("llms.txt has the sidebar's groups as sections, and support pages as optional", () => {
  const titles = [...index.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const groups = docs.groups.map((group) => group.title);
  expect(titles).toEqual(["Introduction", ...groups, "Optional"]);
  const optional = index.slice(index.indexOf("## Optional"));
  expect(optional.match(/^- /gm)).toHaveLength(unlistedSlugs.length);
});

test.for(paths)("llms-full.txt contains %s", (path) => {
  const [title, , ...rest] = readBuilt(markdownAddress(path)).toString().split("\n\n");
  const text = [title, ...rest.slice(0, -2)].join("\n\n");
  expect(full.split(`---\n\nPage: ${origin}${path}\n\n${text}`)).toHaveLength(2);
});

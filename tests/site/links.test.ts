import { expect, test } from "vitest";
import { paths } from "#tests/model.ts";
import { builtFiles, builtPages, isServed } from "./built-pages.ts";

/** From the text, because the HTML parser doesn't parse the content of `pre`, where lines have ids. */
const idsOf = new Map(
  builtPages.map(({ path, root }) => [
    path,
    [...root.toString().matchAll(/ id="([^"]*)"/g)].map(([, id]) => id),
  ]),
);

test.for(builtPages)("$path: every internal link and anchor resolves", ({ path, root }) => {
  const links = root
    .querySelectorAll("a[href], link[rel=expect]")
    .map((link) => link.getAttribute("href") ?? "");
  expect(links.length).toBeGreaterThan(0);
  const dead = links.filter((href) => /^[/#]/.test(href)).filter((href) => !resolves(href, path));
  expect(dead).toEqual([]);
});

function resolves(href: string, from: string): boolean {
  const [target = "", anchor] = href.split("#");
  const page = target || from;
  if (!paths.includes(page) && !idsOf.has(page)) return isServed(page);
  return !anchor || Boolean(idsOf.get(page)?.includes(anchor));
}

test.for(builtPages)("$path: external links open in a new tab with noopener", ({ root }) => {
  for (const link of root.querySelectorAll('a[href^="http"], a[href$=".pdf"]')) {
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  }
});

test.for(builtPages)("$path: every file it loads is part of the build", ({ root }) => {
  const loaded = root
    .querySelectorAll("link[href], script[src], img[src]")
    .filter((element) => !/^(canonical|expect)$/.test(element.getAttribute("rel") ?? ""))
    .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "");
  expect(loaded.filter((file) => !builtFiles.includes(file))).toEqual([]);
});

import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { errorPages, offlinePath } from "#model/paths.ts";
import { siteUrl } from "#model/site-url.ts";
import { docs, paths } from "#tests/model.ts";
import { builtFiles, builtPages, isPublished, readBuilt } from "./built-pages.ts";

const published = builtPages.filter(isPublished);

test("exactly the published paths, the offline page and the error pages are built", () => {
  const expected = [...paths, offlinePath, ...errorPages.map((path) => `${path}.html`)];
  expect(builtPages.map((page) => page.path).sort()).toEqual(expected.sort());
});

test.for(builtPages)("$path is complete without scripts: one h1, headings in order", ({ html, root }) => {
  expect(html).not.toMatch(/<template|\$RC\(|<!--\$\?-->/);
  expect(root.querySelectorAll("h1")).toHaveLength(1);
  const levels = root
    .querySelectorAll("main h1, main h2, main h3, main h4")
    .map((heading) => Number(heading.tagName[1]));
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
});

test.for(builtPages)("$path has unique ids and no inline style attributes", ({ root }) => {
  const ids = root.querySelectorAll("[id]").map((element) => element.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(root.querySelectorAll("[style]").map((element) => element.outerHTML)).toEqual([]);
});

test("titles and descriptions are unique and not empty", () => {
  const titles = published.map(({ root }) => root.querySelector("title")?.text ?? "");
  const descriptions = published.map(
    ({ root }) => root.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
  );
  for (const texts of [titles, descriptions]) {
    expect(texts).not.toContain("");
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test.for(docs.pages)(
  "$href shows its title, subtitle and closing links from the front matter, and an info card",
  ({ href, ...page }) => {
    const root = published.find(({ path }) => path === href)?.root;
    expect(root?.querySelector("h1")?.text).toBe(page.title);
    expect(root?.querySelector("title")?.text).toBe(`${page.title} · ${site.name}`);
    expect(root?.querySelector("main")?.text).toContain(page.subtitle);
    expect(root?.querySelector("main section > p[data-markdown=label]")).toBeTruthy();
    const closing = root?.querySelectorAll('main nav[aria-labelledby="next"] li a') ?? [];
    const targets = page.next.map((slug) => docs.pages.find((target) => target.slug === slug));
    expect(closing.map((link) => link.getAttribute("href"))).toEqual(targets.map((target) => target?.href));
    for (const [index, link] of closing.entries()) expect(link.text).toContain(targets[index]?.title);
  },
);

test.for(published)("$path has a canonical link to itself", ({ path, root }) => {
  expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(`${siteUrl()}${path}`);
});

test("error pages and the offline page are excluded from search engines", () => {
  for (const { root } of builtPages.filter((page) => !isPublished(page))) {
    expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  }
});

test("the sitemap lists every published page and nothing else", () => {
  const listed = [
    ...readBuilt("/sitemap.xml")
      .toString()
      .matchAll(/<loc>(.*?)<\/loc>/g),
  ].map(([, url]) => url);
  expect(listed).toEqual(paths.map((path) => `${siteUrl()}${path}`));
  expect(readBuilt("/robots.txt").toString()).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
});

test("the design review is not published", () => {
  expect(builtFiles.filter((file) => file.includes("design"))).toEqual([]);
});

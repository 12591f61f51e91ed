import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { z } from "zod";
import { faqCategories } from "#content/docs/support/faq.ts";
import { addresses, site, versions } from "#content/site.ts";
import { siteUrl } from "#model/site-url.ts";
import { docs } from "#tests/model.ts";
import { builtFiles, builtPages, readBuilt } from "./built-pages.ts";

const document = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});
const { pages } = docs;

function pageAt(path: string): HTMLElement {
  return builtPages.find((page) => page.path === path)?.root ?? expect.fail(`${path} is not built`);
}

/** The JSON-LD entities of a page, by type. */
function dataOf(root: HTMLElement) {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const { "@graph": graph } = document.parse(JSON.parse(scripts[0]?.rawText ?? ""));
  return new Map(graph.map((thing) => [thing["@type"], thing]));
}

test.for(pages)("the structured data of $href lists its visible breadcrumbs", ({ href }) => {
  const root = pageAt(href);
  const shown = root.querySelectorAll('nav[aria-label="Breadcrumbs"] li').map((item) => {
    const link = item.querySelector("a")?.getAttribute("href");
    return { name: item.text, ...(link && { item: `${siteUrl()}${link}` }) };
  });
  expect(dataOf(root).get("BreadcrumbList")).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: shown.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
  });
});

test.for(pages)(
  "the structured data of $href is an article with its title, description, version and date",
  ({ href, title, description }) => {
    const root = pageAt(href);
    const article = dataOf(root).get("TechArticle");
    expect(article).toMatchObject({
      headline: title,
      description,
      url: `${siteUrl()}${href}`,
      version: versions.docs,
    });
    expect(article?.image).toBe(root.querySelector('meta[property="og:image"]')?.getAttribute("content"));
    // The footer shows the date if version control has one.
    expect(article?.dateModified).toBe(root.querySelector("footer time")?.getAttribute("datetime"));
  },
);

test("the landing page's structured data describes the library, without ratings, reviews or offers", () => {
  const data = dataOf(pageAt("/"));
  expect(data.get("WebSite")).toMatchObject({ name: site.name, url: `${siteUrl()}/` });
  expect(data.get("SoftwareSourceCode")).toMatchObject({
    name: site.name,
    version: versions.docs,
    codeRepository: `${siteUrl()}${addresses.library}`,
    license: expect.stringContaining(site.license),
    programmingLanguage: ["Rust", "Python"],
  });
  expect(JSON.stringify([...data])).not.toMatch(/rating|review|author|offers|crates\.io/i);
});

test("the FAQ's structured data matches its visible questions and answers", () => {
  const root = pageAt("/docs/support/faq");
  const asked = faqCategories.flatMap(({ entries }) => entries);
  const listed = z
    .array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }))
    .parse(dataOf(root).get("FAQPage")?.mainEntity);
  expect(listed.map(({ name }) => name)).toEqual(asked.map(({ question }) => question));
  const main = parse(root.querySelector("main")?.outerHTML ?? "");
  for (const other of main.querySelectorAll('span[data-language="python"]')) other.remove();
  const visible = main.text;
  for (const { name, acceptedAnswer } of listed) {
    expect(visible).toContain(name);
    expect(visible).toContain(acceptedAnswer.text);
  }
  const others = pages.filter(({ href }) => href !== "/docs/support/faq");
  for (const { href } of others) expect(dataOf(pageAt(href)).has("FAQPage")).toBe(false);
});

test("no browser script contains structured data", () => {
  const scripts = builtFiles.filter((file) => file.endsWith(".js"));
  expect(scripts.filter((file) => readBuilt(file).includes("schema.org"))).toEqual([]);
});

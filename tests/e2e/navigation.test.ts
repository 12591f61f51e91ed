import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { loadDocsModel } from "#tools/docs-model.ts";
import { readManifest } from "#tools/router-manifest.ts";
import { eventually, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const { pages } = loadDocsModel();
const { routes } = readManifest();

function moduleOf(slug: string): string {
  return routes[`docs/${slug}`]?.module ?? expect.fail(`the router has no page ${slug}`);
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("a move to another page changes the title and focuses its heading", async () => {
  const page = await open("/docs", { viewport: phone });
  await page.getByRole("link", { name: "Installation" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
  expect(await page.title()).toContain("Installation");
  await eventually(() => focused(page)).toBe("H1");
});

test("a link to a section of another page focuses the section's heading", async () => {
  const page = await open("/docs/api");
  const link = page.getByRole("link", { name: "Tron::new", exact: true });
  await link.hover();
  await page.waitForLoadState("networkidle");
  await link.click();
  await eventually(() => focused(page)).toBe("tron-new");
});

test.for([phone, { width: 1440, height: 900 }])(
  "Back to another page restores its position at $width px, and the focus is there, too",
  async (viewport) => {
    const page = await open("/docs/concepts/dna", { viewport });
    await page.evaluate(() => scrollTo(0, 2500));
    const closing = page.getByRole("navigation", { name: "Where to go next" }).getByRole("link").first();
    await closing.evaluate((element: HTMLElement) => element.click());
    await page.getByRole("heading", { level: 1, name: "Neural Networks" }).waitFor();
    expect(await scrolledTo(page)).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "DNA and Genetics" }).waitFor();
    await eventually(() => scrolledTo(page)).toBe(2500);
    expect(await page.evaluate(() => document.activeElement?.matches("h2, h3"))).toBe(true);
    await page.reload();
    await eventually(() => scrolledTo(page)).toBe(2500);
  },
);

test("each page that a page links to is fetched on hover, and not again on click", async () => {
  const asked: string[] = [];
  const page = await open("/docs/concepts", {
    before: async (early) => early.on("request", (request) => asked.push(new URL(request.url()).pathname)),
  });
  const linkTo = (href: string) => page.locator(`a[href="${href}"]:visible`).first();
  const shown = await page
    .locator('a[href^="/"]:not([target]):visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const targets = pages.filter(({ href }) => href !== "/docs/concepts" && shown.includes(href));
  expect(targets.length).toBeGreaterThan(5);
  for (const { href, slug } of targets) {
    await linkTo(href).hover();
    await eventually(() => asked).toContain(moduleOf(slug));
  }
  const { href, slug, title } = targets.at(-1) ?? expect.fail("no page is linked");
  await linkTo(href).click();
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  expect(asked.filter((file) => file === moduleOf(slug))).toHaveLength(1);
});

/** The animations of the content at the moment in which a page is first shown, in milliseconds. */
function notesFades(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      const { duration } = animation.effect?.getTiming() ?? {};
      document.documentElement.dataset.fades = `${document.documentElement.dataset.fades ?? ""} ${duration}`;
      return animation;
    };
  });
}

test.for(["no-preference", "reduce"] as const)(
  "new content appears within 200 ms, not on the first page, and at once where motion is not wanted (%s)",
  async (reducedMotion) => {
    const page = await open("/docs", { reducedMotion, before: notesFades });
    const fades = () => page.evaluate(() => document.documentElement.dataset.fades?.trim().split(" ") ?? []);
    expect(await fades()).toEqual([]);
    await page.getByRole("link", { name: "Installation" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
    const seen = await fades();
    expect(seen).toHaveLength(reducedMotion === "reduce" ? 0 : 1);
    for (const duration of seen) expect(Number(duration)).toBeLessThan(200);
  },
);

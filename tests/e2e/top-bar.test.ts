import { expect, test } from "vitest";
import { addresses, versions } from "#content/site.ts";
import { hydrated, withBrowser } from "./browser.ts";

const open = withBrowser();

test.for([
  ["/docs/concepts/unheard", ["Home", "Documentation", "Core Concepts", "Unheard"]],
  ["/docs/unheard", ["Home", "Documentation", "Page not found"]],
  ["/docs/unheard/of", ["Home", "Documentation", "Page not found"]],
] as const)(
  "only below a page, an unknown slug is a crumb, with its first letter capitalized: %s",
  async ([path, names]) => {
    const page = await open(path, { expectedErrors: /404/ });
    await hydrated(page, "missing-page-breadcrumbs");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
    expect(await crumbs.getByRole("listitem").allInnerTexts()).toEqual(names);
  },
);

test("version, repository, registry and Get Started are in the top bar; the content is at most 56rem wide", async () => {
  const page = await open("/docs", { viewport: { width: 1920, height: 1080 } });
  expect(await page.getByRole("banner").getByText(`v${versions.docs}`).isVisible()).toBe(true);
  for (const [name, address] of [
    ["Source repository", addresses.repository],
    ["Package registry", addresses.registry],
  ] as const) {
    const link = page.locator("main").locator("xpath=..").getByRole("link", { name }).last();
    expect(await link.getAttribute("href")).toBe(address);
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await link.getAttribute("rel")).toContain("noopener");
  }
  // The page's header is as wide as its text; the list of sections is beside both.
  const box = await page.getByRole("main").locator("> header").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(896);
  expect(box?.width).toBeGreaterThan(800);
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.waitForURL("**/getting-started");
});

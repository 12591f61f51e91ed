import { expect, test } from "vitest";
import { addresses, versions } from "#content/site.ts";
import { withPage } from "./browser.ts";

const opened = withPage("/docs", { viewport: { width: 1920, height: 1080 } });

test("version, repository, registry and Get Started are in the top bar; the content is at most 56rem wide", async () => {
  const page = opened();
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
  const start = page.getByRole("link", { name: "Get Started" });
  expect(await start.getAttribute("href")).toBe("/getting-started");
  await start.click({ trial: true });
});

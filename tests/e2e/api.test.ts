import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildApiModel, readApiInput } from "#model/api/api-model.ts";
import { cutRegion } from "#model/sample-region.ts";
import { docs } from "#tests/model.ts";
import { withBrowser } from "./browser.ts";

const open = withBrowser();
const { modules, pages } = buildApiModel(readApiInput(docs));

test("a function of the index leads to its entry; an example shows its point first and copies all of it", async () => {
  const page = await open("/docs/api", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("link", { name: "DNA::distance", exact: true }).click();
  await page.getByRole("heading", { name: "DNA::distance", exact: true }).waitFor();
  // This tab is closed at first.
  await page.getByRole("tab", { name: "Analysis", selected: true }).waitFor();
  await expectTabsByAddress(page, "api/dna");

  await page.getByRole("tab", { name: modules[1]?.sections[0]?.title ?? "" }).click();
  const group = modules[1]?.sections[0]?.groups[0];
  const example = page.locator("figure").filter({ has: page.getByRole("button", { name: /^Show all/ }) });
  const first = example.first();
  const whole = cutRegion(readFileSync(`samples/${group?.sample}`, "utf8"), undefined, "sample").code;
  expect(await first.locator("pre").innerText()).not.toContain("fn main");
  await first.getByRole("button", { name: /^Copy/ }).click();
  await page.locator("[data-sonner-toast]").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
  await first.getByRole("button", { name: /^Show all/ }).click();
  const opened = page.locator("figure").filter({ has: page.getByRole("button", { name: /^Show less/ }) });
  expect((await opened.locator("pre").innerText()).trimEnd()).toBe(whole);
});

test("the address of a function of the organism opens the tab it is in", async () => {
  await expectTabsByAddress(await open(pages.get("api/organism")?.href ?? ""), "api/organism");
});

/** On the page of a module, the address of a function opens the tab it is in. */
async function expectTabsByAddress(page: Page, slug: string): Promise<void> {
  const sections = modules.find((module) => module.slug === slug)?.sections ?? [];
  expect(sections.length).toBeGreaterThan(1);
  for (const { title, groups } of sections) {
    const name = groups.at(-1)?.functions.at(-1) ?? "";
    const id = name.toLowerCase().replace("::", "-");
    await page.goto(`${pages.get(slug)?.href}#${id}`);
    const heading = page.getByRole("heading", { name, exact: true });
    await heading.waitFor();
    await page.getByRole("tab", { name: title, selected: true }).waitFor();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(56);
    expect(top).toBeLessThan(900);
  }
}

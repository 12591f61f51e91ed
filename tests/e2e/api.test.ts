import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildApiModel, readApiInput } from "#model/api/api-model.ts";
import { cutRegion } from "#model/sample-region.ts";
import { docs } from "#tests/model.ts";
import { apiName } from "./api-name.ts";
import { eventually, phone, withBrowser, withPage } from "./browser.ts";

const open = withBrowser();
const { modules, pages } = buildApiModel(readApiInput(docs));
const narrow = withPage("/docs/api", { viewport: { ...phone, width: 320 } });
const variantsOf = (page: Page) => page.locator(".api-type dl > div[id]");

test("a function of the index leads to its entry; an example shows its point first and copies all of it", async () => {
  const page = await open("/docs/api", { permissions: ["clipboard-read", "clipboard-write"] });
  const variants = variantsOf(page);
  expect(await variants.count()).toBeGreaterThan(0);
  expect(await variants.filter({ visible: true }).count(), "variants shown").toBe(await variants.count());
  await page.getByRole("link", { name: apiName("DNA::distance") }).click();
  await page.getByRole("heading", { name: apiName("DNA::distance") }).waitFor();
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

test("on a phone the strip of modules marks the current one and shows it; names break before the method only", async () => {
  const page = narrow();
  const strip = page.getByRole("navigation", { name: "Modules" });
  for (const { name } of modules.toReversed()) {
    await page.getByRole("heading", { name, exact: true }).evaluate((heading) => heading.scrollIntoView());
    await eventually(() => strip.locator("[aria-current]").allInnerTexts()).toEqual([name]);
    const chip = await strip.locator("[aria-current]").boundingBox();
    expect(chip?.x).toBeGreaterThanOrEqual(0);
    expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(() => strip.locator("[aria-current]").count()).toBe(0);
  expect((await strip.getByRole("link").first().boundingBox())?.x).toBeGreaterThanOrEqual(0);
  const names = page.locator(".api-modules dt b");
  expect(await names.filter({ visible: true }).count(), "functions on the first look").toBe(0);
  const counts: number[] = [];
  for (const { name } of modules) {
    const control = page.getByText(new RegExp(`functions of ${name}$`));
    counts.push(Number.parseInt(await control.innerText(), 10));
    await control.click();
  }
  const sum = counts.reduce((total, count) => total + count, 0);
  expect(await names.filter({ visible: true }).count()).toBe(sum);
  const broken = await names.evaluateAll(
    (all) => all.filter((name) => name.getClientRects().length > 1).length,
  );
  expect(broken).toBe(0);
});

test("the name of a module leads to its page", async () => {
  for (const { name, slug } of modules) {
    const link = narrow().getByRole("heading", { name, exact: true }).getByRole("link");
    expect(await link.getAttribute("href")).toBe(pages.get(slug)?.href);
  }
});

test("on a phone the variants of the error open on request, or for a link to one of them", async () => {
  const page = narrow();
  const last = variantsOf(page).last();
  expect(await last.isVisible()).toBe(false);
  const id = await last.getAttribute("id");
  await page.evaluate((hash) => location.assign(hash), `#${id}`);
  await last.waitFor();
});

test("names, signatures, sections and examples are in the chosen language, and in that one only", async () => {
  const page = await open("/docs/api/dna?lang=python", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const sections = page.getByRole("navigation", { name: "On this page" });
  const expectLanguage = async (name: string, other: string, signature: string) => {
    await page.getByRole("heading", { name: apiName(name) }).waitFor();
    expect(await page.getByRole("heading", { name: apiName(other) }).count()).toBe(0);
    await page.getByRole("link", { name: apiName(`Link to: ${name}`) }).waitFor({ state: "attached" });
    expect(await sections.getByRole("link", { name: apiName(name) }).count()).toBe(1);
    expect(await sections.getByRole("link", { name: apiName(other) }).count()).toBe(0);
    expect(await page.getByText(signature, { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole("figure", { name, exact: true }).count()).toBe(1);
    expect(await page.getByRole("figure", { name: other, exact: true }).count()).toBe(0);
  };
  const [rust, python] = ["fn random() -> Self", "@classmethod def random(cls) -> DNA"];
  await expectLanguage("DNA.random", "DNA::random", python);
  // The link to a heading is copied under its name in this language.
  await page.getByRole("link", { name: apiName("Link to: DNA.random") }).click({ force: true });
  await page
    .locator("[data-sonner-toast]")
    .filter({ hasText: /Copied link to: DNA\.random$/ })
    .waitFor();
  const choice = (name: string, place: number) =>
    page.getByRole("group", { name: "Programming language" }).nth(place).getByRole("button", { name });
  await choice("Rust", 0).click();
  await page.getByRole("tab", { name: "Rust", selected: true }).waitFor();
  await expectLanguage("DNA::random", "DNA.random", rust);
  expect(await choice("Rust", 0).getAttribute("aria-pressed")).toBe("true");

  // By keyboard, beside an example, which is replaced: the focus stays on the control, and the control in its place.
  await choice("Python", 1).focus();
  const top = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
  const before = await top();
  await page.keyboard.press("Enter");
  await expectLanguage("DNA.random", "DNA::random", python);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Python");
  expect(Math.abs((await top()) - before)).toBeLessThan(1.5);
});

test("without scripts names are in Rust, and signatures and examples in both languages", async () => {
  const page = await open("/docs/api/neural", { javaScriptEnabled: false });
  await page.getByRole("heading", { name: apiName("NeuralNetwork::train") }).waitFor();
  for (const language of ["rust", "python"]) {
    const blocks = page.locator(`:is(pre, div)[data-language="${language}"]`);
    expect(await blocks.count()).toBeGreaterThan(20);
    expect(await blocks.evaluateAll((all) => all.every((block) => block.checkVisibility()))).toBe(true);
  }
});

/** On the page of a module, the address of a function opens the tab it is in. */
async function expectTabsByAddress(page: Page, slug: string): Promise<void> {
  const sections = modules.find((module) => module.slug === slug)?.sections ?? [];
  expect(sections.length).toBeGreaterThan(1);
  for (const { title, groups } of sections) {
    const name = groups.at(-1)?.functions.at(-1) ?? "";
    const id = name.toLowerCase().replace("::", "-");
    await page.goto(`${pages.get(slug)?.href}#${id}`);
    const heading = page.getByRole("heading", { name: apiName(name) });
    await heading.waitFor();
    await page.getByRole("tab", { name: title, selected: true }).waitFor();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(56);
    expect(top).toBeLessThan(900);
  }
}

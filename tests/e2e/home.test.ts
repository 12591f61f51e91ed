import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { claims, latencies } from "#content/claims.ts";
import { chatTool, features, resourceCards } from "#content/home.ts";
import { addresses, site } from "#content/site.ts";
import { addressOf } from "./address.ts";
import { boxesOf } from "./boxes.ts";
import { desktop, eventually, laidOut, phone, started, withPage } from "./browser.ts";
import { continuesAt } from "./focus.ts";

const home = withPage("/#%E0%A4%A");
const main = (page: Page) => page.getByRole("main");
const footer = (page: Page) => page.getByRole("contentinfo");

async function expectNewTab(link: Locator, address: string): Promise<void> {
  expect(await link.getAttribute("href")).toBe(address);
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
}

/** Clicks a link to a section: it scrolls into view, the address names it, and the keyboard continues there. */
async function expectScroll(page: Page, link: Locator, id: string): Promise<void> {
  await link.click();
  await page.waitForURL(`**/#${id}`);
  await page.waitForFunction((anchor) => {
    const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN;
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    return (top >= 0 && top < 120) || (isAtEnd && top < innerHeight);
  }, id);
  expect(await continuesAt(page, id)).toBe(true);
}

test("a malformed anchor stays at the top", async () => {
  expect(await home().evaluate(() => scrollY)).toBe(0);
});

test("the sections are in the spec's order", async () => {
  const page = home();
  const ids = await page
    .locator("main section[id], footer")
    .evaluateAll((all) => all.map((one) => one.id || one.tagName));
  expect(ids).toEqual(["features", "chat", "get-started", "examples", "FOOTER"]);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
});

test("the hero's buttons lead to the registry and the features", async () => {
  const page = home();
  await expectNewTab(
    main(page).getByRole("link", { name: "Explore on the package registry" }),
    addresses.registry,
  );
  await expectScroll(page, main(page).getByRole("link", { name: "Learn More" }), "features");
});

test("every published figure has a note that the keyboard opens and Escape closes", async () => {
  const page = home();
  for (const { value, label, meaning, source } of Object.values(claims)) {
    const button = page.getByRole("button", { name: `About ${value} ${label}`, exact: true }).first();
    await button.focus();
    await page.keyboard.press("Enter");
    const note = page.getByRole("note").filter({ hasText: meaning });
    await note.first().waitFor();
    expect(await note.first().innerText()).toContain(source);
    await page.keyboard.press("Escape");
    await note.first().waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test("the first program is on the first screen, and the install command can be copied", async () => {
  const page = home();
  const top = await main(page)
    .locator("pre")
    .first()
    .evaluate((code) => code.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThan(900);
  const copy = main(page).getByRole("button", { name: "Copy Install command" });
  const command = copy.locator("xpath=ancestor::figure").locator("code");
  expect(await command.innerText()).toContain("pip install");
  expect(await copy.isVisible()).toBe(true);
});

test("on a laptop, the dish and the program are on the first screen as a whole, and the numbers start there", async () => {
  const page = home();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const dish = page.locator("#figure-population");
  const program = page.locator(".living-program .code-block:visible");
  const [left, right, numbers] = await boxesOf(dish, program, page.locator(".hero-stats"));
  expect(left.y + left.height).toBeLessThan(840);
  expect(Math.abs(left.y + left.height - right.y - right.height)).toBeLessThan(1);
  expect(numbers.y + numbers.height / 2).toBeLessThan(desktop.height);
});

describe("on a phone, under reduced motion, opened at an unknown anchor", () => {
  const opened = withPage("/#nowhere", { viewport: phone, reducedMotion: "reduce" });

  test("the page stays at the top, and at least a third of the dish is on the first screen", async () => {
    const page = opened();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const dish = await page.getByRole("listbox", { name: /^Organisms in the dish/ }).boundingBox();
    expect(phone.height - (dish?.y ?? Number.NaN)).toBeGreaterThan((dish?.height ?? 0) / 3);
  });

  test("links jump, and nothing drifts", async () => {
    const page = opened();
    await main(page).getByRole("link", { name: "Learn More" }).click();
    const top = await page.evaluate(() => document.getElementById("features")?.getBoundingClientRect().top);
    expect(top).toBeLessThan(120);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test("the links of the header stay in view", async () => {
    const page = opened();
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    for (const name of ["Getting Started", "Documentation"]) {
      const link = page.getByRole("banner").getByRole("link", { name, exact: true });
      await eventually(async () => (await link.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  });
});

test("the comparison is drawn to scale", async () => {
  const page = home();
  const widths = await page
    .locator("#features svg[preserveAspectRatio=none] rect")
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute("width"))));
  const [http = 0, neural = 1, , magnified = 0] = widths;
  expect(http / neural).toBeCloseTo(latencies.speedup);
  expect(magnified).toBeGreaterThan(200);
});

test("feature cards, chat highlights and links show their records", async () => {
  const page = home();
  for (const { title } of features) {
    await main(page).getByRole("heading", { level: 3, name: title, exact: true }).waitFor();
  }
  expect(await main(page).getByText("WORKING", { exact: true }).count()).toBe(features.length);
  const chat = page.locator("#chat");
  for (const { title, badge } of chatTool.highlights) {
    await chat.getByRole("heading", { name: title }).waitFor();
    await chat.getByText(badge, { exact: true }).waitFor();
  }
  for (const { name, url } of chatTool.links) await expectNewTab(chat.getByRole("link", { name }), url);
});

test("resource cards link to their pages; the research paper does nothing", async () => {
  const page = home();
  const cards = page.locator("#get-started").getByRole("listitem");
  for (const card of resourceCards) {
    const item = cards.filter({ has: page.getByRole("heading", { name: card.title, exact: true }) });
    if ("badge" in card) await item.getByText(card.badge, { exact: true }).waitFor();
    if ("href" in card) expect(await item.getByRole("link").getAttribute("href")).toBe(card.href);
    else expect(await item.getByRole("button").getAttribute("aria-disabled")).toBe("true");
  }
  const paper = footer(page).getByRole("button", { name: "Research Paper" });
  expect(await paper.getAttribute("aria-disabled")).toBe("true");
  // Forced: the disabled look must not be all that keeps it from doing something.
  await paper.click({ force: true });
  expect((await addressOf(page)).pathname).toBe("/");
});

test("the footer has all its links", async () => {
  const page = home();
  await expectScroll(page, footer(page).getByRole("link", { name: "Features" }), "features");
  await expectScroll(page, footer(page).getByRole("link", { name: "Examples" }), "examples");
  await expectNewTab(footer(page).getByRole("link", { name: site.crate }), addresses.registry);
  await expectNewTab(footer(page).getByRole("link", { name: "Package registry" }), addresses.registry);
  await expectNewTab(footer(page).getByRole("link", { name: "Source repository" }), addresses.repository);
  const contact = footer(page).getByRole("link", { name: "Contact" });
  expect(await contact.getAttribute("href")).toMatch(new RegExp(`^mailto:${site.email}\\?subject=`));
  expect(await footer(page).innerText()).toContain(`© ${site.copyrightYear}`);
  const reference = footer(page).getByRole("link", { name: "API Reference" });
  expect(await reference.getAttribute("href")).toBe("/docs");
  // Nothing covers it.
  await reference.click({ trial: true });
});

test("the hero leads to the docs, where the research paper does nothing", async () => {
  // Last, because it leaves the page.
  const page = home();
  await main(page).getByRole("link", { name: "Read Documentation" }).click();
  await page.waitForURL("**/docs");
  await started(page);
  await laidOut(page);
  const button = page.getByRole("button", { name: "Research Paper Coming Soon" });
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  const described = await button.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${described}"]`).innerText()).toContain("not been published yet");
  await button.focus();
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  const address = page.url();
  await button.click({ force: true });
  await page.keyboard.press("Enter");
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { site, versions } from "#content/site.ts";
import { lastUpdated } from "#model/last-updated.ts";
import { siteUrl } from "#model/site-url.ts";
import { docs } from "#tests/model.ts";
import { desktop, phone, withBrowser, withPage } from "./browser.ts";

const open = withBrowser();
const path = "/docs/concepts/dna";
const stopClock = (page: Page) => page.clock.setFixedTime("2026-11-15T11:30:00Z");
const shared = withPage(path, {
  permissions: ["clipboard-read", "clipboard-write"],
  timezoneId: "Pacific/Kiritimati",
  before: stopClock,
});
const dialog = (page: Page) => page.getByRole("dialog", { name: "Cite this page" });
const form = (page: Page, name: string) => dialog(page).getByRole("figure", { name }).locator("code");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function openDialog(page: Page): Promise<Page> {
  await page.getByRole("button", { name: "Copy or cite" }).click();
  await page.getByRole("button", { name: "Cite this page" }).click();
  await dialog(page).waitFor();
  return page;
}

/** The shared page with nothing open. */
async function begin(viewport = desktop): Promise<Page> {
  const page = shared();
  if (await dialog(page).isVisible()) await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await page.setViewportSize(viewport);
  return page;
}

/** The day in two time zones at the same moment. What is cited of each page: tests/site/page-furniture.test.ts. */
async function expectCited(page: Page, href: string, day: string): Promise<void> {
  const { title, file } = docs.pages.find((cited) => cited.href === href) ?? expect.fail(href);
  const updated = lastUpdated(file);
  for (const name of ["BibTeX", "Plain text"]) {
    const text = (await form(page, name).textContent()) ?? "";
    const facts = [site.author, title, site.name, versions.docs, `${siteUrl()}${href}`, updated?.iso ?? ""];
    for (const fact of facts) expect(text).toContain(fact);
    expect(text.includes("Last updated")).toBe(updated !== undefined);
  }
  expect(await form(page, "BibTeX").textContent()).toContain(`urldate = {${day}}`);
  expect(await form(page, "Plain text").textContent()).toContain(`Accessed ${day}`);
}

test("a page is cited in full, with the reader's own access date", async () => {
  await expectCited(await openDialog(await begin()), path, "2026-11-16");
  const other = await open("/docs", { timezoneId: "Pacific/Pago_Pago", before: stopClock });
  await expectCited(await openDialog(other), "/docs", "2026-11-15");
});

test.for(["BibTeX", "Plain text"])(
  "%s is copied exactly, and a message is shown and announced inside the dialog",
  async (name) => {
    const page = await openDialog(await begin());
    await dialog(page)
      .getByRole("button", { name: `Copy the ${name} citation` })
      .click();
    await dialog(page)
      .locator("[data-sonner-toast]")
      .filter({ hasText: `Copied the ${name} citation` })
      .waitFor();
    await dialog(page).getByRole("status").getByText(`Copied the ${name} citation`).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await form(page, name).textContent());
  },
);

test("a refused clipboard selects the citation and explains how to copy it", async () => {
  const page = await openDialog(await begin());
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  });
  await dialog(page).getByRole("button", { name: "Copy the BibTeX citation" }).click();
  await dialog(page).locator("[data-sonner-toast]").filter({ hasText: "blocked clipboard access" }).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(
    await form(page, "BibTeX").textContent(),
  );
  await page.evaluate(() => Reflect.deleteProperty(navigator, "clipboard"));
});

test.for([desktop, phone])(
  "at $width px the dialog works by keyboard and returns the focus",
  async (viewport) => {
    const page = await begin(viewport);
    await page.getByRole("button", { name: "Copy or cite" }).focus();
    await page.keyboard.press("Enter");
    while ((await focused(page)) !== "Cite this page") await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    const reached = new Set<string | null>();
    for (let count = 0; count < 6; count += 1) {
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null));
      await page.keyboard.press("Tab");
    }
    for (const name of ["Close", "Copy the BibTeX citation", "Copy the Plain text citation"]) {
      expect([...reached]).toContain(name);
    }
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Copy or cite");
  },
);

test("the dialog closes by its button and by a click beside it", async () => {
  const page = await openDialog(await begin());
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await dialog(page).waitFor({ state: "detached" });
  await openDialog(page);
  await page.mouse.click(5, 5);
  await dialog(page).waitFor({ state: "detached" });
});

test("at 320 px nothing of a citation is cut", async () => {
  const page = await openDialog(await begin({ width: 320, height: 640 }));
  for (const name of ["BibTeX", "Plain text"]) {
    const over = await form(page, name).evaluate((code) => {
      const box = code.parentElement;
      return box ? box.scrollWidth - box.clientWidth : Number.NaN;
    });
    expect(over).toBeLessThanOrEqual(0);
  }
  const width = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(width).toBe(0);
});

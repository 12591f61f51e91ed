import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { installSteps } from "#content/getting-started/installation.ts";
import { communityButtons } from "#content/getting-started/next-steps.ts";
import { claims, sections, page as words } from "#content/getting-started.ts";
import { addresses } from "#content/site.ts";
import { addressOf } from "./address.ts";
import { desktop, phone, withPage } from "./browser.ts";
import { continuesAt } from "./focus.ts";

const opened = withPage("/getting-started#no-such-section", {
  permissions: ["clipboard-read", "clipboard-write"],
});
const ids = sections.map(({ id }) => id);
const follow = sections
  .slice(1)
  .map((next, index) => ({ from: ids[index] ?? "", to: next.id, title: next.title }));

/** The page that tests share: on a wide screen, with motion and in Rust. */
async function guide({
  viewport = desktop,
  reducedMotion = "no-preference",
}: Pick<BrowserContextOptions, "reducedMotion"> & { viewport?: typeof desktop } = {}): Promise<Page> {
  const page = opened();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion });
  return page;
}

/** Waits until a section is below the sticky header and no longer moves. The keyboard continues there. */
async function arrivedAt(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).evaluate((place) => place.removeAttribute("data-seen-at"));
  await page.waitForFunction((target) => {
    const place = document.getElementById(target);
    if (!place) return false;
    const top = Math.round(place.getBoundingClientRect().top);
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const isStill = place.dataset.seenAt === String(top);
    place.dataset.seenAt = String(top);
    return isStill && top >= 0 && (top < 120 || isAtEnd);
  }, id);
  expect((await addressOf(page)).hash).toBe(`#${id}`);
  expect(await continuesAt(page, id)).toBe(true);
}

/** Clicks a copy button in a section and returns what reached the clipboard. */
async function copied(page: Page, sectionId: string, what: string): Promise<string> {
  await page
    .locator(`#${sectionId}`)
    .getByRole("button", { name: `Copy ${what}`, exact: true })
    .click();
  await page
    .locator("[data-sonner-toast]")
    .filter({ hasText: `Copied ${what}` })
    .first()
    .waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("an unknown anchor leaves the reader at the top", async () => {
  const page = await guide();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.getByRole("heading", { level: 1, name: words.title }).isVisible()).toBe(true);
});

test("the sections are in the spec's order, each under its anchor and heading", async () => {
  const page = await guide();
  const found = await page
    .locator("main section[aria-labelledby]")
    .evaluateAll((all) => all.map((one) => [one.id, one.querySelector("h2")?.textContent]));
  expect(found).toEqual(sections.map(({ id, title }) => [id, title]));
});

test("the hero shows its claims and leads to the prerequisites and to the registry", async () => {
  const page = await guide();
  for (const { value, label } of Object.values(claims)) {
    const term = page.locator("dl > div").filter({ hasText: label });
    expect(await term.getByRole("definition").innerText()).toBe(value);
  }
  const registry = page.getByRole("link", { name: words.registry });
  expect(await registry.getAttribute("href")).toBe(addresses.registry);
  await page.getByRole("link", { name: words.start, exact: true }).click();
  await arrivedAt(page, "prerequisites");
});

test("each section ends with a button that leads to the next one", async () => {
  const page = await guide({ viewport: phone });
  for (const { from, to, title } of follow) {
    await page
      .locator(`#${from}`)
      .getByRole("link", { name: `${words.next}: ${title}`, exact: true })
      .click();
    await arrivedAt(page, to);
  }
});

test("the last section leads back to the top", async () => {
  const page = await guide();
  const link = page.getByRole("link", { name: words.toTop });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await page.waitForFunction(() => scrollY === 0);
});

test.for([
  ["no-preference", "scrolls"],
  ["reduce", "jumps"],
] as const)("with reduced motion %s, the page %s to a section", async ([reducedMotion, kind]) => {
  const page = await guide({ reducedMotion });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const top = await page.evaluate((id) => {
    document.querySelector<HTMLAnchorElement>(`main a[href$="#${id}"]`)?.click();
    return document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  }, "next-steps");
  // A jump is there at once; a scroll has only begun.
  if (kind === "scrolls") expect(top).toBeGreaterThan(desktop.height);
  else expect(top).toBeLessThan(120);
  await arrivedAt(page, "next-steps");
});

test("samples are copied exactly as their files have them", async () => {
  const page = await guide();
  for (const [section, what, file] of [
    ["system-check", "Rust version", "shell/check-rust.sh"],
    ["installation", "Cargo.toml", "toml/dependencies.toml"],
    ["first-organism", "src/main.rs: first organism", "rust/first-organism.rs"],
    ["population-evolution", "src/main.rs: population evolution", "rust/population-evolution.rs"],
  ] as const) {
    expect(`${await copied(page, section, what)}\n`).toBe(readFileSync(`samples/${file}`, "utf8"));
  }
});

test("the programs show the output that was captured", async () => {
  const page = await guide();
  for (const name of ["first-organism", "population-evolution"]) {
    const output = page.locator(`#${name}`).getByRole("region", { name: /^Expected output/ });
    const text = await output.locator("code").evaluate((code) => code.textContent);
    expect(`${text}\n`).toBe(readFileSync(`samples/output/${name}.txt`, "utf8"));
  }
});

test("the community buttons open a new tab that cannot reach back", async () => {
  const page = await guide();
  await page.context().route(/^https:/, (route) => route.fulfill({ body: "elsewhere" }));
  for (const { name, url } of communityButtons) {
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name }).click(),
    ]);
    await tab.waitForURL(url);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
});

test("the tabs are in Rust first, and all in Python when it is chosen; the install tabs have their badges and steps", async () => {
  const page = await guide();
  const chosen = ["installation", "first-organism", "population-evolution"].map((id) =>
    page.locator(`#${id}`),
  );
  for (const language of [/^Rust/, /^Python/]) {
    for (const section of chosen) {
      expect(await section.getByRole("tab").count()).toBe(2);
      await section.getByRole("tab", { name: language, selected: true }).waitFor();
      expect(await section.getByRole("tabpanel", { name: language }).isVisible()).toBe(true);
      expect(await section.getByRole("tabpanel").count()).toBe(1);
    }
    await chosen[1]?.getByRole("tab", { name: /^Python/ }).click();
  }
  const section = page.locator("#installation");
  expect(await section.getByRole("tab").allInnerTexts()).toEqual([
    expect.stringMatching(/^Rust\s+RECOMMENDED$/),
    expect.stringMatching(/^Python\s+ALTERNATIVE$/),
  ]);
  for (const language of ["Rust", "Python"] as const) {
    await section.getByRole("tab", { name: language }).click();
    const panel = section.getByRole("tabpanel");
    for (const { title } of installSteps[language]) {
      expect(await panel.getByRole("heading", { level: 3, name: title }).isVisible()).toBe(true);
    }
    expect(await panel.getByRole("button", { name: /^Copy/ }).count()).toBe(3);
  }
});

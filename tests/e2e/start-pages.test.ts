import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advancedPrerequisites, advancedTopics } from "#content/docs/advanced/index.ts";
import { conceptMap, conceptPath } from "#content/docs/concepts/index.ts";
import { problems } from "#content/docs/troubleshooting.ts";
import { laidOut, phone, withBrowser } from "./browser.ts";

const open = withBrowser();

test("the research paper button is labeled Coming Soon, can be focused and does nothing", async () => {
  const page = await open("/docs");
  await laidOut(page);
  const button = page.getByRole("button", { name: "Research Paper Coming Soon" });
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  const described = await button.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${described}"]`).innerText()).toContain("not published yet");
  await button.focus();
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  const address = page.url();
  await button.click({ force: true });
  await page.keyboard.press("Enter");
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
});

test("the install methods are tabs, and Cargo.toml is chosen first", async () => {
  const page = await open("/docs/installation");
  const tabs = page.getByRole("tablist", { name: "Install method" }).getByRole("tab");
  expect(await tabs.allInnerTexts()).toEqual(["Cargo.toml", "Git Repository", "CLI Tool"]);
  expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("Cargo.toml");
  await page.getByRole("tab", { name: "Git Repository" }).click();
  expect(await page.getByRole("tabpanel", { name: "Git Repository" }).innerText()).toContain("git clone");
  expect(await page.getByRole("tabpanel", { name: "Cargo.toml" }).isVisible()).toBe(false);
});

test("the install methods and both languages can be read without scripts", async () => {
  const installation = await open("/docs/installation", { javaScriptEnabled: false });
  for (const words of ["tokio = {", "git clone", "cargo install --git"]) {
    expect(await installation.getByText(words).first().isVisible()).toBe(true);
  }
  const quickStart = await open("/docs/quick-start", { javaScriptEnabled: false });
  expect(await quickStart.getByText('pip install "genesis-protocol==0.1.*"').first().isVisible()).toBe(true);
});

test("a program of the quick start is copied whole, with the lines that are not shown", async () => {
  const page = await open("/docs/quick-start", { permissions: ["clipboard-read", "clipboard-write"] });
  const title = "Step 3: evolution";
  await page
    .getByRole("button", { name: `Copy ${title}` })
    .first()
    .click();
  await page
    .locator("[data-sonner-toast]")
    .filter({ hasText: `Copied ${title}` })
    .waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const program = readFileSync("samples/rust/start/quick-start-evolve.rs", "utf8");
  const lines = program.trimEnd().split("\n");
  expect(copied).toBe(lines.filter((line) => !/#(end)?region/.test(line)).join("\n"));
});

test("each problem of the list leads to its section", async () => {
  const page = await open("/docs/troubleshooting", { viewport: phone });
  for (const { id, title } of problems) {
    await page.locator("main ol").getByRole("link", { name: title }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
    expect(await page.locator(`h2[id="${id}"]`).innerText()).toBe(title);
  }
});

test("the concepts are a path with durations, and their map can be read aloud", async () => {
  const page = await open("/docs/concepts");
  const steps = page.locator("main ol > li").filter({ has: page.getByRole("link") });
  expect(await steps.count()).toBe(conceptPath.length);
  for (const [index, { title, duration }] of conceptPath.entries()) {
    const text = await steps.nth(index).innerText();
    expect(text).toContain(title);
    expect(text).toContain(duration);
  }
  expect(await page.getByRole("img", { name: conceptMap.description }).isVisible()).toBe(true);
});

test("the advanced checklist names what is completed, and the topics link to their pages", async () => {
  const page = await open("/docs/advanced");
  for (const { title, completed } of advancedPrerequisites) {
    const item = page.locator("main li").filter({ hasText: title }).first();
    expect(await item.innerText()).toContain(completed ? "Completed" : "To bring along");
  }
  for (const { href, covers } of advancedTopics) {
    const card = page
      .locator("main li")
      .filter({ hasText: covers[0] ?? "" })
      .first();
    expect(await card.getByRole("link").getAttribute("href")).toBe(href);
  }
});

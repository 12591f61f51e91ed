import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advancedPrerequisites, advancedTopics } from "#content/docs/advanced/index.ts";
import { conceptMap, conceptPath } from "#content/docs/concepts/index.ts";
import { problems } from "#content/docs/troubleshooting.ts";
import { boxesOf } from "./boxes.ts";
import { desktop, eventually, phone, withBrowser } from "./browser.ts";
import { sent } from "./sent.ts";

const open = withBrowser();

test("the install methods are tabs, and Cargo.toml is chosen first", async () => {
  const page = await open("/docs/installation");
  const tabs = page.getByRole("tablist", { name: "Install method" }).getByRole("tab");
  expect(await tabs.allInnerTexts()).toEqual(["Cargo.toml", "Git Repository", "CLI Tool"]);
  expect(await tabs.and(page.getByRole("tab", { selected: true })).innerText()).toBe("Cargo.toml");
  await page.getByRole("tab", { name: "Git Repository" }).click();
  expect(await page.getByRole("tabpanel", { name: "Git Repository" }).innerText()).toContain("git clone");
  expect(await page.getByRole("tabpanel", { name: "Cargo.toml" }).isVisible()).toBe(false);
  // Without scripts, every panel is shown: the visits check that.
  const built = await page.locator("[data-panel]").allTextContents();
  for (const words of ["tokio = {", "git clone", "cargo install genesis-protocol --index"])
    expect(built, words).toContainEqual(expect.stringContaining(words));
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

test("a narrow output is beside its program on a large screen, and below it on a small one", async () => {
  const page = await open("/docs/quick-start", { viewport: desktop });
  const program = page.getByRole("figure", { name: "Step 1: DNA" }).first();
  const output = page.locator('[data-output="start/quick-start-dna"]');
  const [code, beside] = await boxesOf(program, output);
  expect(beside.left).toBeGreaterThan(code.right);
  expect(beside.top).toBe(code.top);
  await page.setViewportSize(phone);
  const [above, below] = await boxesOf(program, output);
  expect(below.top).toBeGreaterThan(above.bottom);
  expect(below.left).toBe(above.left);
});

test("each problem of the list leads to its section", async () => {
  const page = await open("/docs/troubleshooting", { viewport: phone });
  for (const { id, title } of problems) {
    await page.locator("main ol").getByRole("link", { name: title }).click();
    await eventually(() => new URL(page.url()).hash).toBe(`#${id}`);
    expect(await page.locator(`h2[id="${id}"]`).innerText()).toBe(title);
  }
});

test("the concepts are a path with durations, with a map that can be read aloud and a title on paper", async () => {
  const page = await open("/docs/concepts", { colorScheme: "dark" });
  const steps = page.locator("main ol > li").filter({ has: page.getByRole("link") });
  expect(await steps.count()).toBe(conceptPath.length);
  for (const [index, { title, duration }] of conceptPath.entries()) {
    const text = await steps.nth(index).innerText();
    expect(text).toContain(title);
    expect(text).toContain(duration);
  }
  expect(await page.getByRole("img", { name: conceptMap.description }).isVisible()).toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { level: 1 }).isVisible(), "title on paper").toBe(true);
  expect(await page.locator("#sidebar").isVisible(), "sidebar on paper").toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
});

test("the advanced checklist names what is completed, and the topics link to their pages", async () => {
  const items = (await sent("/docs/advanced")).querySelectorAll("main li");
  for (const { title, completed } of advancedPrerequisites) {
    const item = items.find(({ text }) => text.includes(title));
    expect(item?.text).toContain(completed ? "Completed" : "Before you start");
  }
  for (const { href, covers } of advancedTopics) {
    const card = items.find(({ text }) => text.includes(covers[0] ?? ""));
    expect(card?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual([href]);
  }
});

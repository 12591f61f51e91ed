import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advancedPrerequisites, advancedTopics } from "#content/docs/advanced/index.ts";
import { conceptMap, conceptPath } from "#content/docs/concepts/index.ts";
import { problems } from "#content/docs/troubleshooting.ts";
import { codeText } from "#tests/site/code-text.ts";
import { boxesOf } from "./boxes.ts";
import { desktop, phone, withBrowser, withPage } from "./browser.ts";
import { sent } from "./sent.ts";

const open = withBrowser();
const quickStart = withPage("/docs/quick-start", { permissions: ["clipboard-read", "clipboard-write"] });

test("the install methods are tabs, and Cargo.toml is chosen first", async () => {
  const page = await sent("/docs/installation");
  const tabs = page.querySelectorAll('[role=tablist][aria-label="Install method"] > [role=tab]');
  expect(tabs.map(({ text }) => text.trim())).toEqual(["Cargo.toml", "Git Repository", "CLI Tool"]);
  expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).toEqual(["true", "false", "false"]);
  for (const [index, words] of [
    "tokio = {",
    "git clone",
    "cargo install genesis-protocol --index",
  ].entries()) {
    const panel = page.getElementById(tabs[index]?.getAttribute("aria-controls") ?? "");
    expect(codeText(String(panel)), words).toContain(words);
  }
});

test("a program of the quick start is copied whole, with the lines that are not shown", async () => {
  const page = quickStart();
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
  const page = quickStart();
  await page.setViewportSize(desktop);
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
  const page = await sent("/docs/troubleshooting");
  const links = page.querySelectorAll("main ol a");
  for (const { id, title } of problems) {
    expect(links.find(({ text }) => text.trim() === title)?.getAttribute("href")).toBe(`#${id}`);
    expect(page.querySelector(`h2[id="${id}"]`)?.text).toBe(title);
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

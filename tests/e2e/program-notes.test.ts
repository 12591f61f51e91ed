import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { addressOf } from "./address.ts";
import { boxesOf } from "./boxes.ts";
import { eventually, laidOut, phone, withBrowser, withPage } from "./browser.ts";

const open = withBrowser();
const pages = docs.pages.filter(({ slug }) => slug.startsWith("examples/"));
const languages = ["Rust", "Python"];

const chooseLanguage = (page: Page, language: string) =>
  page.getByRole("tab", { name: language }).first().click();

/** Where the code and the notes of each program are, and how much of its code is cut. */
const programs = (page: Page) =>
  page.locator(".annotated").evaluateAll((all) =>
    all.map((program) => {
      const code = [...program.querySelectorAll(".code-block")].find((figure) => figure.checkVisibility());
      const notes = program.querySelector(".annotated > .prose");
      if (!code || !notes) throw new Error("code or notes are missing");
      const cut = [...program.querySelectorAll(".scrolling")]
        .filter((box) => box.checkVisibility())
        .map((box) => box.scrollWidth - box.clientWidth);
      return {
        code: code.getBoundingClientRect().toJSON() as DOMRect,
        notes: notes.getBoundingClientRect().toJSON() as DOMRect,
        cut: Math.max(...cut),
      };
    }),
  );

/** The visible numbers in the code and in the notes of each program, with the boxes of the notes. */
const numbers = (page: Page) =>
  page.locator(".annotated").evaluateAll((all) =>
    all.map((program) => {
      const tops = (selector: string) =>
        [...program.querySelectorAll(selector)]
          .filter((number) => number.checkVisibility())
          .map((number) => number.getBoundingClientRect().top);
      const notes = [...program.querySelectorAll(".annotated > .prose > p")];
      return {
        lines: tops("pre [data-line]"),
        notes: notes.map((note) => note.getBoundingClientRect().toJSON() as DOMRect),
        bottom: program.getBoundingClientRect().bottom,
      };
    }),
  );

/** Each note starts level with its line, or below the note before it. */
async function expectLevel(page: Page): Promise<void> {
  const found = await numbers(page);
  expect(found.length).toBeGreaterThan(0);
  for (const { lines, notes, bottom } of found) {
    expect(lines.length).toBe(notes.length);
    for (const [index, note] of notes.entries()) {
      const above = (notes[index - 1]?.bottom ?? Number.NEGATIVE_INFINITY) + 16;
      expect(Math.abs(note.top - Math.max(lines[index] ?? 0, above))).toBeLessThan(6);
      expect(note.bottom).toBeLessThanOrEqual(bottom);
    }
  }
}

describe.for(pages)("the notes of $slug", ({ href, slug }) => {
  const shared = withPage(href, { viewport: { width: 1280, height: 800 } });

  test("are beside their code where there is room for both, and below it elsewhere", async () => {
    const page = shared();
    for (const language of languages) {
      await chooseLanguage(page, language);
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await laidOut(page);
        const found = await programs(page);
        expect(found.length).toBeGreaterThan(0);
        for (const { code, notes, cut } of found) {
          expect(cut).toBeLessThanOrEqual(0);
          expect(notes.left).toBeGreaterThan(code.right);
          expect(Math.abs(notes.top - code.top)).toBeLessThan(2);
        }
      }
    }
    for (const width of [375, 768, 1088]) {
      await page.setViewportSize({ width, height: 800 });
      await laidOut(page);
      for (const { code, notes } of await programs(page)) {
        expect(notes.left).toBeLessThan(code.right);
        expect(notes.top).toBeGreaterThan(code.bottom);
      }
    }
  });

  test("start at their lines, also after Show all", async () => {
    const page = shared();
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const language of languages) {
      await chooseLanguage(page, language);
      await laidOut(page);
      await expectLevel(page);
      // A button that was pressed has another name.
      const closed = page.getByRole("button", { name: /^Show all/ });
      while ((await closed.count()) > 0) await closed.first().click();
      await laidOut(page);
      await expectLevel(page);
    }
  });

  if (slug !== "examples/evolution") return;

  test("mark their lines while the pointer is on them", async () => {
    const page = shared();
    await page.setViewportSize({ width: 1280, height: 800 });
    const program = page.locator(".annotated").first();
    const marked = program.locator(".code-block:visible [data-current]");
    const second = program.locator(".prose > p").nth(1);
    await second.hover();
    expect(await marked.count()).toBe(1);
    const number = await second.locator("[data-line]").getAttribute("data-line");
    expect(await marked.getAttribute("data-line")).toBe(number);
    await page.mouse.move(0, 0);
    expect(await marked.count()).toBe(0);
  });

  test("leave the list of sections above the programs at 1280 px, and beside them from 1440 px", async () => {
    const page = shared();
    await page.setViewportSize({ width: 1280, height: 900 });
    const list = page.getByRole("navigation", { name: "On this page" });
    const boxes = () => boxesOf(list, page.locator(".annotated").first());
    const [above, below] = await boxes();
    expect(above.y + above.height).toBeLessThan(below.y);
    expect(await list.getByRole("link").first().isVisible()).toBe(false);
    await list.getByText("On this page").last().click();
    expect(await list.getByRole("link").first().isVisible()).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    const [right, left] = await boxes();
    expect(left.x + left.width).toBeLessThan(right.x);
  });

  test("have numbers of lines on a phone that are large enough for a finger and don’t overlap", async () => {
    const page = shared();
    await page.setViewportSize(phone);
    for (const language of languages) {
      await chooseLanguage(page, language);
      const boxes = await page
        .locator(".annotated .code-block:visible pre [data-line]:visible")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes.length).toBeGreaterThan(4);
      for (const [index, { top, width, height }] of boxes.entries()) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        const above = boxes[index - 1];
        if (above) expect(top).toBeGreaterThanOrEqual(above.bottom);
      }
    }
  });
});

const advanced = "/docs/examples/advanced";

/** The first program on a phone, with the number of its second line and the note about that line. */
async function firstProgram(page: Page) {
  const program = page.locator(".annotated").first();
  const mark = program.locator(".code-block:visible").first().getByRole("link", { name: "Note 2" });
  await mark.evaluate((one) => one.scrollIntoView({ block: "center" }));
  return { page, mark, note: program.locator(".prose > p").nth(1) };
}

const isOpen = (note: Locator) => note.evaluate((one) => one.matches(":popover-open"));
const isInView = (one: Locator) =>
  one.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top > 100 && top < innerHeight;
  });

describe("on a phone", () => {
  const shared = withPage(advanced, {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  /** The page with no note open. */
  async function begin() {
    await shared().evaluate(() => document.querySelector<HTMLElement>(":popover-open")?.hidePopover());
    return firstProgram(shared());
  }

  test("a tap on the number of a line opens its note at the line, and the next tap closes it", async () => {
    const { page, mark, note } = await begin();
    const [before] = await boxesOf(mark);
    const { hash } = await addressOf(page);
    await mark.tap();
    await eventually(() => isOpen(note)).toBe(true);
    const [line, box] = await boxesOf(mark, note);
    expect(line.y).toBe(before.y);
    expect(
      Math.min(Math.abs(box.y - line.y - line.height), Math.abs(line.y - box.y - box.height)),
    ).toBeLessThan(16);
    await mark.tap();
    await eventually(() => isOpen(note)).toBe(false);
    await mark.tap();
    await note.getByRole("button", { name: "Close note 2" }).tap();
    await eventually(() => isOpen(note)).toBe(false);
    // Back in the order of the page, below the program.
    await eventually(() => note.getAttribute("popover")).toBe(null);
    expect(await note.isVisible()).toBe(true);
    expect((await addressOf(page)).hash).toBe(hash);
  });

  test("Enter opens a note at its line, and Escape closes it and returns the focus", async () => {
    const { page, mark, note } = await begin();
    await mark.focus();
    await page.keyboard.press("Enter");
    expect(await isOpen(note)).toBe(true);
    await page.keyboard.press("Tab");
    const close = note.getByRole("button", { name: "Close note 2" });
    expect(await close.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isOpen(note)).toBe(false);
    expect(await mark.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test("a note links back to its line", async () => {
    const { mark, note } = await begin();
    await note.getByRole("link", { name: "Back to line" }).click();
    expect(await isInView(mark)).toBe(true);
  });
});

test("without scripts the number of a line leads to its note, and the note back to its line", async () => {
  const page = await open(advanced, { viewport: phone, javaScriptEnabled: false });
  const { mark, note } = await firstProgram(page);
  await mark.click();
  expect(await note.evaluate((one) => one.matches(":target"))).toBe(true);
  expect(await isInView(mark)).toBe(false);
  await note.getByRole("link", { name: "Back to line" }).click();
  expect(await isInView(mark)).toBe(true);
});

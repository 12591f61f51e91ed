import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { boxesOf } from "./boxes.ts";
import { laidOut, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const pages = docs.pages.filter(({ slug }) => slug.startsWith("examples/"));
const languages = ["Rust", "Python"];

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

test.for(pages)(
  "notes of $slug are beside their code from 1280 px, and below it before",
  async ({ href }) => {
    const page = await open(href, { viewport: { width: 1280, height: 800 } });
    for (const language of languages) {
      await page.getByRole("tab", { name: language }).first().click();
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
    await page.setViewportSize({ width: 1024, height: 800 });
    for (const { code, notes } of await programs(page)) {
      expect(notes.left).toBeLessThan(code.right);
      expect(notes.top).toBeGreaterThan(code.bottom);
    }
  },
);

test("the list of sections is above the programs at 1280 px, and beside them from 1440 px", async () => {
  const page = await open("/docs/examples/evolution", { viewport: { width: 1280, height: 900 } });
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

/** The visible numbers in the code and in the notes of each program, with the boxes of the notes. */
const numbers = (page: Page) =>
  page.locator(".annotated").evaluateAll((all) =>
    all.map((program) => {
      const tops = (selector: string) =>
        [...program.querySelectorAll(selector)]
          .filter((number) => number.checkVisibility())
          .map((number) => number.closest("p, em")?.getBoundingClientRect().top ?? 0);
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

test.for(pages)("notes of $slug start at their lines, also after Show all", async ({ href }) => {
  const page = await open(href, { viewport: { width: 1280, height: 800 } });
  for (const language of languages) {
    await page.getByRole("tab", { name: language }).first().click();
    await laidOut(page);
    await expectLevel(page);
    // A button that was pressed has another name.
    const closed = page.getByRole("button", { name: /^Show all/ });
    while ((await closed.count()) > 0) await closed.first().click();
    await laidOut(page);
    await expectLevel(page);
  }
});

test("the line of a note stands out while the pointer is on the note", async () => {
  const page = await open("/docs/examples/basic", { viewport: { width: 1280, height: 800 } });
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

test("on a phone, the number of a line leads to its note, and that of the note back", async () => {
  const page = await open("/docs/examples/advanced", { viewport: phone, reducedMotion: "reduce" });
  const program = page.locator(".annotated").first();
  const line = program.locator(".code-block:visible pre [data-line]").nth(1);
  const note = program.locator(".prose [data-line]").nth(1);
  const isInView = (number: Locator) =>
    number.evaluate((one) => {
      const { top } = one.getBoundingClientRect();
      return top > 100 && top < innerHeight;
    });
  // The number of a line is generated content in the margin, at the height of the line.
  const point = await line.evaluate((one) => {
    scrollBy(0, one.getBoundingClientRect().top - innerHeight / 2);
    const { top, height } = one.getBoundingClientRect();
    return { x: (one.closest("pre")?.getBoundingClientRect().left ?? 0) + 16, y: top + height / 2 };
  });
  expect(await isInView(note)).toBe(false);
  await page.mouse.click(point.x, point.y);
  expect(await isInView(note)).toBe(true);
  expect(await isInView(line)).toBe(false);
  await note.click();
  expect(await isInView(line)).toBe(true);
});

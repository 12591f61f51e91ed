import type { Page } from "playwright-core";
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

test.for(pages)("all notes of $slug stay in view beside a long program", async ({ href }) => {
  const page = await open(href, { viewport: { width: 1440, height: 864 } });
  await laidOut(page);
  const heights = (await programs(page)).map(({ notes }) => notes.height);
  const bar = 56;
  expect(Math.max(...heights)).toBeLessThanOrEqual(864 - bar - 16);
  const top = await page.locator(".annotated").evaluateAll((all) => {
    const program = all.find((one) => one.clientHeight > 1500);
    const notes = program?.querySelector(".annotated > .prose");
    if (!program || !notes) return undefined;
    scrollTo(0, program.getBoundingClientRect().top + scrollY + 300);
    return notes.getBoundingClientRect().top;
  });
  expect(top).toBe(bar + 16);
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

test("on a phone, the mark of a line leads to its note", async () => {
  const page = await open("/docs/examples/advanced", { viewport: phone });
  const program = page.locator(".annotated").first();
  const note = program.locator(".prose > p").nth(1);
  // The mark is generated content in the margin, at the height of its line.
  const mark = await program
    .locator(".code-block:visible pre [data-line]")
    .nth(1)
    .evaluate((line) => {
      line.scrollIntoView({ block: "center" });
      const { top, height } = line.getBoundingClientRect();
      return { x: (line.closest("pre")?.getBoundingClientRect().left ?? 0) + 10, y: top + height / 2 };
    });
  expect(await note.evaluate((text) => text.getBoundingClientRect().top < innerHeight)).toBe(false);
  await page.mouse.click(mark.x, mark.y);
  await note.evaluate(
    (text) =>
      new Promise<void>((resolve) =>
        new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting) resolve();
        }).observe(text),
      ),
  );
});

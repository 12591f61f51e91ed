import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { notFoundPaths, offlinePath } from "#model/paths.ts";
import { docs, paths } from "#tests/model.ts";
import { openTabs, violationsAtTheEnd } from "../axe.ts";
import { laidOut, phone } from "../browser.ts";
import { hydrateAll } from "../hydrate-all.ts";
import { expected, jumpToSections } from "./section-jumps.ts";
import { recordShifts, shiftSoFar } from "./shift.ts";
import { readSmallParts } from "./small-parts.ts";
import { withTab } from "./tab.ts";
import { readWithSpacing } from "./text-spacing.ts";

/**
 * Every page on a narrow, dark screen, opened once. The visit collects what the tests below check.
 */

const missing: readonly string[] = notFoundPaths;
/** One page of each kind for axe: its rules that depend on the width are checked for all pages, below. */
const shells = ["/", "/getting-started", "/docs/api/dna", offlinePath, ...missing];
const smallest = { width: 320, height: 640 };
const smallPhoneHeight = 667;

const visit = withTab({ colorScheme: "dark", before: recordShifts });

function visitNarrow(path: string) {
  return visit(
    path,
    { viewport: phone, ...(missing.includes(path) && { expectedErrors: /404/ }) },
    async (page) => ({
      shift: await shiftSoFar(page),
      headingTop: (await page.locator("h1").boundingBox())?.y,
      firstLineEnd: await firstLineEnd(page),
      layouts: await layoutTwice(page),
      landings: docs.pages.some(({ href }) => href === path) ? await jumpToSections(page, "link") : [],
      hydrated: await hydrateAll(page),
      opened: await openTabs(page),
      violations: shells.includes(path) ? await violationsAtTheEnd(page) : [],
      unreachable: await readUnreachable(page),
      small: await readSmallParts(page),
      spaced: await readWithSpacing(page),
      width: await smallestWidth(page),
    }),
  );
}

/** Top and height of each block of text: as it became after its layout was deferred, and without that. */
async function layoutTwice(page: Page): Promise<{ deferred: number[][]; whole: number[][] }> {
  await laidOut(page);
  const layout = () =>
    page
      .locator(".prose > :not(.prose)")
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => block.checkVisibility())
          .map((block) => [block.getBoundingClientRect().top + scrollY, block.clientHeight]),
      );
  const deferred = await layout();
  await page.evaluate(() => {
    delete document.documentElement.dataset.deferred;
  });
  return { deferred, whole: await layout() };
}

/** The lower end of the first line after the title and the subtitle. */
function firstLineEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const prose = document.querySelector(".prose");
    const texts = document.createTreeWalker(prose ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (!currentNode.textContent?.trim() || !currentNode.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const [line] = range.getClientRects();
      if (line) return line.bottom;
    }
    return Number.POSITIVE_INFINITY;
  });
}

/** Boxes that scroll but can't be reached by keyboard. */
function readUnreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const named = (elements: HTMLElement[]) => elements.map((element) => element.outerHTML.slice(0, 100));
    const focusable = "a[href], button, input, select, summary, [tabindex='0']";
    return named(
      shown("main *").filter(
        (box) =>
          box.scrollWidth > box.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(box).overflowX) &&
          !box.matches(focusable) &&
          !box.querySelector(focusable),
      ),
    );
  });
}

async function smallestWidth(page: Page): Promise<number> {
  await page.setViewportSize(smallest);
  return page.evaluate(() => document.documentElement.scrollWidth);
}

describe.for([...paths, offlinePath, ...missing])("%s on a phone", (path) => {
  let facts: Awaited<ReturnType<typeof visitNarrow>>;
  beforeAll(async () => {
    facts = await visitNarrow(path);
  });

  test("does nothing wrong", () => {
    expect(facts.complaints).toEqual([]);
  });

  test("shows its heading without scrolling", () => {
    expect(facts.headingTop).toBeLessThan(phone.height / 2);
  });

  test("has no accessibility violations, in none of its tabs", () => {
    expect(facts.violations).toEqual([]);
  });

  test("has controls that a finger can hit and a keyboard can reach", () => {
    expect(facts.small.targets).toEqual([]);
    expect(facts.unreachable).toEqual([]);
  });

  test("has no words below 11 px", () => {
    expect(facts.small.words).toEqual([]);
  });

  test("loses no text with wider spacing", () => {
    expect(facts.spaced).toEqual({ cut: [], overflow: 0 });
  });

  test("fits 320 px", () => {
    expect(facts.width).toBe(smallest.width);
  });

  // What is missing is only known in the browser, so the text of its page changes there.
  if (missing.includes(path)) return;

  test("does not move while its scripts start and its font arrives", () => {
    // Browsers report three decimals.
    expect(facts.shift).toBeLessThan(0.001);
  });

  if (!docs.pages.some(({ href }) => href === path)) return;

  test("shows its title and its first words on the first screen of a small phone", () => {
    expect(facts.headingTop).toBeLessThan(smallPhoneHeight / 3);
    expect(facts.firstLineEnd).toBeLessThanOrEqual(smallPhoneHeight);
  });

  test("has the same layout, whether its text was deferred or not", () => {
    expect(facts.layouts.deferred.length).toBeGreaterThan(0);
    expect(facts.layouts.deferred).toEqual(facts.layouts.whole);
  });

  test("the links of sections lead below the bar and are marked", () => {
    expect(facts.landings.length).toBeGreaterThanOrEqual(2);
    expect(facts.landings).toEqual(expected(facts.landings));
  });
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { desktop, laidOut, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const paths = ["/", "/getting-started", "/docs/installation", "/docs/api/dna", "/docs/support/faq"];

test.for(paths)("%s: Tab reaches everything, visibly, uncovered, and changes nothing", async (path) => {
  const page = await open(path, { viewport: desktop, reducedMotion: "reduce" });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await laidOut(page);
    const { stops, faults } = await tabThrough(page);
    expect(faults, `at ${viewport.width} px`).toEqual([]);
    expect(stops, `stops at ${viewport.width} px`).toBeGreaterThan(15);
    expect((await addressOf(page)).pathname).toBe(path);
    expect(await page.locator("dialog[open]").count()).toBe(0);
  }
});

/** Presses Tab until the focus leaves the page, and reports elements whose focus can't be seen. */
async function tabThrough(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < 600; stops++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(focusFault);
    if (fault === "end") return { stops, faults };
    if (fault) faults.push(fault);
  }
  return { stops: 0, faults: [...faults, "Tab never leaves the page."] };
}

/** Runs in the page: why the focus can't be seen, an empty text if it can, or "end" if nothing has it. */
async function focusFault(): Promise<string> {
  // Text far from the screen gets its style when the browser next paints.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body)
    return "end";
  const name = focused.outerHTML.slice(0, 120);
  // A control that is itself invisible shows its focus beside it, on what looks like the control.
  const beside = focused.getBoundingClientRect().width <= 1 ? focused.nextElementSibling : null;
  const shown = beside ?? focused;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
  if (boxShadow === "none" && (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 1))
    return `no focus mark: ${name}`;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (x1 >= x2 || y1 >= y2) return `outside the window: ${name}`;
  const places = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [x1 + (x2 - x1) * x, y1 + (y2 - y1) * y]),
  );
  const isSeen = places.some(([x = 0, y = 0]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (shown.contains(there) || there.contains(shown));
  });
  return isSeen ? "" : `covered: ${name}`;
}

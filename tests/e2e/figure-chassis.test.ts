import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { builtPages, isPublished } from "#tests/site/built-pages.ts";
import { boxesOf, boxOf } from "./boxes.ts";
import { desktop, eventually, frames, laidOut, withPage } from "./browser.ts";
import { resetFigure, showFigure } from "./figure-steps.ts";

const smallPhone = { width: 375, height: 667 };
const laptops = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];
const tablet = { width: 768, height: 1024 };
// The landing page has a figure, too, in a frame of its own.
const inDocs = builtPages
  .filter((page) => isPublished(page) && page.path !== "/")
  .flatMap(({ path, root }) =>
    root
      .querySelectorAll("[data-figure]")
      .map((figure) => ({ path, name: figure.getAttribute("data-figure") ?? "" })),
  );

/** Everything in a figure that is too small to read or to press, in CSS pixels on the screen. */
function tooSmall(figure: Locator, target: number): Promise<string[]> {
  return figure.evaluate((root, target) => {
    const texts = [...root.querySelectorAll("*")].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest(".sr-only, title, desc, option") &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    const small = texts.flatMap((element) => {
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      return size < 11.99 ? [`${element.textContent}: ${size.toFixed(1)} px`] : [];
    });
    const targets = root.querySelectorAll("a, button, input, select, summary, [role=button]");
    const narrow = [...targets].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Handles on a picture have its scale.
      const least = element.closest("fieldset, details") ? target : 24;
      const isSmall = element.checkVisibility() && (height < least - 0.01 || width < 23.99);
      return isSmall
        ? [`${element.outerHTML.slice(0, 60)}: ${width.toFixed(1)} x ${height.toFixed(1)} px`]
        : [];
    });
    const settings = root.querySelectorAll(".figure-settings > div");
    const cut = [...settings].flatMap((setting) =>
      setting.scrollWidth > setting.clientWidth ? [`${setting.textContent}: wider than its place`] : [],
    );
    return [...small, ...narrow, ...cut];
  }, target);
}

test("there are figures to measure", () => {
  expect(inDocs).toHaveLength(6);
});

/** What can happen in a figure, besides opening its table. */
const events: Record<string, (figure: Locator) => Promise<unknown>> = {
  behavior: (figure) => figure.getByRole("slider", { name: "Danger" }).press("End"),
  dna: async (figure) => {
    const operation = figure.getByRole("combobox", { name: "What happens" });
    for (const option of ["Insertion", "Replicate", "Flip one bit", "Set a gene", "Crossover"]) {
      await operation.selectOption(option);
      await frames(figure.page());
    }
  },
  evolution: async (figure) => {
    await figure.getByRole("button", { name: "Run evolution" }).click();
    await eventually(() => figure.locator("[aria-live]").innerText()).toMatch(/^Generation [1-9]/);
    await figure.getByRole("button", { name: "Pause evolution" }).click();
  },
  network: async (figure) => {
    await figure.getByRole("button", { name: "Run gossip" }).click();
    await figure.getByRole("button", { name: "Pause gossip" }).click();
    await figure.getByRole("button", { name: "Next hop" }).click();
    await eventually(() => figure.locator("[aria-live]").innerText()).toMatch(/After [1-9]\d? hops?, /);
  },
  neural: async (figure) => {
    await figure.getByRole("button", { name: "Run training" }).click();
    await figure.getByRole("button", { name: "Pause training" }).click();
    await figure.getByRole("slider", { name: "Epochs trained" }).press("End");
    await eventually(() => figure.locator("[aria-live]").innerText()).toContain("After 500 epochs");
  },
  performance: async (figure) => {
    const measure = figure.getByRole("button", { name: "Measure on this machine" });
    await measure.click();
    await figure.getByRole("button", { name: "Cancel" }).click();
    await figure.getByText("Canceled. Nothing was measured.").waitFor();
    await measure.click();
    await figure.getByRole("button", { name: "Measure again" }).waitFor();
  },
};

/** The settings that a phone shows at first: two and the inputs of the network; the rest is shown on request. */
const counts: Readonly<Record<string, number>> = { performance: 1, neural: 4 };

// The tests of a figure share a page: the first ones see it before it is hydrated.
describe.for(inDocs)("the figure $name", ({ path, name }) => {
  const page = withPage(path);
  const figureOn = async (viewport: typeof desktop) => {
    await page().setViewportSize(viewport);
    await laidOut(page());
    return page().locator(`#figure-${name}`);
  };

  test("has its picture beside its controls on a wide screen, within 520 px", async () => {
    const box = await expectSideBySide(await figureOn(desktop));
    // The performance page is about a benchmark that comes before its figure.
    if (name === "performance") return;
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThanOrEqual(desktop.height);
  });

  test.for(laptops)("has the same layout at $width x $height", async (viewport) => {
    await expectSideBySide(await figureOn(viewport));
  });

  test("has its picture beside its controls on a tablet", async () => {
    const figure = (await figureOn(tablet)).locator("> div > figure");
    const [whole, picture, controls] = await boxesOf(
      figure,
      figure.locator(".living-figure-stage > :first-child"),
      figure.locator("fieldset"),
    );
    expect(controls.x).toBeGreaterThan(picture.x + picture.width);
    expect(whole.height).toBeLessThanOrEqual(600);
    expect(await tooSmall(figure, 24)).toEqual([]);
  });

  test("stays in view on a phone while its controls scroll", async () => {
    const figure = await figureOn(smallPhone);
    const picture = figure.locator(".living-figure-stage");
    const buttons = figure
      .getByRole("button")
      .or(figure.getByRole("slider"))
      .or(figure.getByRole("combobox"));
    const bar = await boxOf(page().locator(".docs-bar"));
    await picture.evaluate((element) => element.scrollIntoView());
    const [atFirst, first] = await boxesOf(picture, figure.locator("fieldset").getByRole("button").first());
    expect(first.y + first.height - atFirst.y).toBeLessThanOrEqual(smallPhone.height - bar.height);

    await buttons.last().evaluate((element) => element.scrollIntoView({ block: "end" }));
    const [last, then, barThen] = await boxesOf(buttons.last(), picture, page().locator(".docs-bar"));
    expect(barThen.y, "the bar above the picture").toBe(0);
    expect(then.y).toBeGreaterThanOrEqual(bar.height - 1);
    expect(last.y).toBeGreaterThanOrEqual(then.y + then.height);
    expect(last.y + last.height).toBeLessThanOrEqual(smallPhone.height + 1);
    const settings = figure
      .locator(".figure-settings input, .figure-settings select")
      .filter({ visible: true });
    expect(await settings.count()).toBe(counts[name] ?? 2);
  });

  test("looks the same before and after it is hydrated", async () => {
    const figure = await figureOn(desktop);
    const before = await figure.textContent();
    await showFigure(page(), name);
    await frames(page());
    expect(await figure.textContent()).toBe(before);
  });

  test.for([
    ["a wide screen", desktop, 24],
    ["a phone", smallPhone, 40],
  ] as const)("has no small text or targets on %s", async ([, viewport, target]) => {
    await figureOn(viewport);
    expect(await tooSmall(await showFigure(page(), name), target)).toEqual([]);
  });

  test("does not move on a wide screen while it is used", async () => {
    await figureOn(desktop);
    await expectStillness(await showFigure(page(), name), name);
  });

  test("does not move on a phone while it is used", async () => {
    await expectStillness(await resetFigure(page(), name, smallPhone), name);
  });
});

/** Expects the picture beside the controls, with three fifths of the width, in a figure of limited height. */
async function expectSideBySide(figure: Locator): Promise<DOMRect> {
  const frame = figure.locator("> div > figure");
  const [box, picture, controls] = await boxesOf(
    frame,
    frame.locator(".living-figure-stage"),
    frame.locator("fieldset"),
  );
  expect(box.height).toBeLessThanOrEqual(520);
  expect(controls.y).toBe(picture.y);
  expect(controls.x).toBeGreaterThan(picture.x + picture.width);
  const share = (controls.x - picture.x) / (controls.x + controls.width - picture.x);
  expect(Math.round(share * 20) / 20).toBe(0.6);
  return box;
}

/** Uses a figure and opens its table, and expects that no part of it moves. */
async function expectStillness(figure: Locator, name: string): Promise<void> {
  // A picture that stays in view moves with the page, so its place is compared at the same place of the page.
  const show = () => figure.locator("figure").evaluate((element) => element.scrollIntoView());
  await show();
  const before = await partsOf(figure);
  const shift = await recordShift(figure.page());
  await events[name]?.(figure);
  await figure.locator("summary").filter({ hasText: "as a table" }).click();
  await figure.getByRole("table").waitFor();
  await show();
  await frames(figure.page());
  expect(await partsOf(figure)).toEqual(before);
  expect(await shift()).toBe(0);
}

/** The places of the figure's parts within it. */
function partsOf(figure: Locator): Promise<string[]> {
  return figure.locator("figure").evaluate((root) => {
    const parts = root.querySelectorAll(
      ":scope > *, .living-figure-body > *, .figure-controls > :is(div, details)",
    );
    return [root, ...parts].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      const from = root.getBoundingClientRect().top;
      return `${part.className.split(" ")[0] || part.localName}: ${Math.round(top - from)} ${Math.round(height)}`;
    });
  });
}

/** Records layout shifts, also those that follow an input. */
async function recordShift(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const seen = { value: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.value += "value" in entry ? Number(entry.value) : 0;
    }).observe({ type: "layout-shift" });
    return seen;
  });
  return () => sum.evaluate(({ value }) => value);
}

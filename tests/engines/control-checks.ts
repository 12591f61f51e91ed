import { expect, inject, test } from "vitest";
import { type EnginePage, eventually, open } from "./engine-page.ts";
import { followLink, goBack, leaveWhileLoading, text, visible } from "./in-page.ts";

/** The scroll position after smooth scrolling has ended. */
async function restingPlace(): Promise<number> {
  let place = Number.NaN;
  for (let same = 0; same < 10; same = scrollY === place ? same + 1 : 0) {
    place = scrollY;
    await new Promise(requestAnimationFrame);
  }
  return Math.round(place);
}

/** Checks the controls that every page has, and those of the documentation. */
export function checkControls(page: () => EnginePage): void {
  const openAt = async (path: string, width = 1440) => {
    await page().resize(width, 900);
    // The window system resizes asynchronously.
    await eventually(page(), () => innerWidth).toBe(width);
    await open(page(), inject("site") + path);
  };

  test("a theme chosen with the pointer persists on the next page", async () => {
    await openAt("/docs");
    for (const theme of ["dark", "light"]) {
      await page().click(`[data-theme-option="${theme}"]`);
      await eventually(page(), () => document.documentElement.dataset.theme).toBe(theme);
      await openAt("/docs/installation");
      expect(await page().evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
    }
    await page().click('[data-theme-option="system"]');
  });

  test("a language chosen with the pointer applies to all programs and pages", async () => {
    const chosen = () => [
      ...new Set(
        [...document.querySelectorAll('[role="tab"][aria-selected="true"][data-language]')].map(
          (tab) => tab.textContent,
        ),
      ),
    ];
    await openAt("/docs/quick-start");
    await page().click('[role="tab"][data-language="python"]');
    await eventually(page(), chosen).toEqual(["Python"]);
    await openAt("/docs/concepts/dna");
    expect(await page().evaluate(chosen)).toEqual(["Python"]);
    await page().click('[role="tab"][data-language="rust"]');
    await eventually(page(), chosen).toEqual(["Rust"]);
  });

  test("arrow keys move between tabs, and the tab list itself is not a tab stop", async () => {
    const focused = () => {
      const { activeElement } = document;
      return activeElement?.getAttribute("role") ?? activeElement?.tagName;
    };
    await openAt("/docs/api/dna");
    await page().evaluate(() => {
      const tabs = [...document.querySelectorAll('[role="tablist"]')].find((list) =>
        list.textContent?.includes("Genetic Ops"),
      );
      const stops = [...document.querySelectorAll<HTMLElement>("main :is(a, button):not([tabindex='-1'])")];
      const first = stops.findIndex((stop) => tabs?.contains(stop));
      stops
        .slice(0, first)
        .findLast((stop) => stop.checkVisibility({ visibilityProperty: true }))
        ?.focus();
    });
    await page().press("Tab");
    expect(await page().evaluate(focused)).toBe("tab");
    await page().press("ArrowRight");
    await eventually(page(), text, ':focus[role="tab"][aria-selected="true"]').toBe("Genes");
    await page().press("End");
    await eventually(page(), text, ':focus[role="tab"][aria-selected="true"]').toBe("Analysis");
  });

  test("sidebar groups open, and the filter finds pages", async () => {
    await openAt("/docs");
    const links = () =>
      [...document.querySelectorAll("#sidebar nav a")]
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => link.getAttribute("href"));
    await page().click("#sidebar details:not([open]) summary");
    await eventually(page(), links).toContain("/docs/concepts/dna");
    await page().click('#sidebar input[type="search"]');
    await page().type("CHECKSUM");
    await eventually(page(), links).toEqual(["/docs/concepts/dna"]);
  });

  test("the mobile menu traps focus and returns it when closed", async () => {
    await openAt("/docs/concepts/dna", 375);
    await page().click('button[aria-label="Open menu"]');
    await eventually(page(), visible, "#sidebar").toBe(true);
    await eventually(page(), () => document.activeElement?.closest("#sidebar") !== null).toBe(true);
    for (let presses = 0; presses < 40; presses += 1) {
      await page().press("Tab");
      // Between the last control and the first, focus is in the browser's own UI.
      const place = () => document.activeElement?.closest("#sidebar, body")?.id ?? "";
      expect(["sidebar", ""]).toContain(await page().evaluate(place));
    }
    // The filter would take Escape to clear its text, and the browser's UI would keep it.
    await page().evaluate(() => document.querySelector<HTMLElement>("#sidebar a")?.focus());
    await page().press("Escape");
    await eventually(page(), visible, "#sidebar").toBe(false);
    expect(await page().evaluate(() => document.activeElement?.ariaLabel)).toBe("Open menu");
  });

  test("search opens, finds a page and goes to it with the keyboard alone", async () => {
    await openAt("/docs");
    await page().press("Control", "k");
    await eventually(page(), () => document.querySelectorAll('[role="option"]').length).toBeGreaterThan(0);
    await page().type("crossover rate");
    await eventually(page(), text, '[role="option"][aria-selected="true"]').toMatch(/crossover/i);
    await page().press("Enter");
    await eventually(page(), () => location.pathname).not.toBe("/docs");
  });

  test("anchor links scroll, and Back restores the scroll position", async () => {
    await openAt("/docs/concepts/dna");
    await page().click('a[href="#mutation"]');
    await eventually(page(), () => location.hash).toBe("#mutation");
    await eventually(
      page(),
      () => Math.abs(document.getElementById("mutation")?.getBoundingClientRect().top ?? 999) < 200,
    ).toBe(true);
    const before = await page().evaluate(restingPlace);
    await page().evaluate(followLink, '#sidebar a[href="/docs/installation"]');
    await eventually(page(), () => location.pathname).toBe("/docs/installation");
    await page().evaluate(goBack);
    await eventually(page(), () => location.pathname).toBe("/docs/concepts/dna");
    await eventually(page(), (y) => Math.abs(scrollY - y) < 3, before).toBe(true);
    await page().evaluate(goBack);
    await eventually(page(), () => location.hash).toBe("");
  });

  test("leaving a page while its figure is loading reports nothing", async () => {
    await openAt("/docs/concepts/dna");
    await page().evaluate(leaveWhileLoading, "/docs/installation");
    await eventually(page(), () => location.pathname).toBe("/docs/installation");
    expect(await page().complaints()).toEqual([]);
  });

  test("hovering over a button shows its tooltip, even as the first action on a page", async () => {
    await openAt("/docs/installation");
    await page().hover("[data-copy]");
    await eventually(page(), visible, "#tooltip").toBe(true);
    expect(await page().evaluate(text, "#tooltip")).toBe("Copy");
  });

  test("a dialog closes on Escape and on a click outside it", async () => {
    await openAt("/docs/concepts/dna");
    for (const close of [() => page().press("Escape"), () => page().clickAt(5, 450)]) {
      await page().click('[popovertarget="page-menu"]');
      await page().click("[data-cite]");
      await eventually(page(), visible, "dialog[open]").toBe(true);
      await close();
      await eventually(page(), visible, "dialog").toBe(false);
    }
    expect(await page().complaints()).toEqual([]);
  });
}

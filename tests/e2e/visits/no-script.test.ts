import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { docs, paths } from "#tests/model.ts";
import { desktop, phone } from "../browser.ts";
import { withTab } from "./tab.ts";

/**
 * Every page without scripts, opened once on a phone and then widened: without scripts, the width decides alone.
 */

const listed = docs.groups.flatMap((group) => group.pages.map((page) => page.href));

const visit = withTab({ javaScriptEnabled: false });

function visitWithoutScripts(path: string) {
  return visit(path, { viewport: phone }, async (page) => {
    const narrow = await read(page);
    if (narrow.hasMenu) await page.getByRole("button", { name: "Open menu" }).click();
    const links = await readNavigation(page);
    await page.setViewportSize(desktop);
    return { narrow, wide: await read(page), links: [links, await readNavigation(page)] };
  });
}

/** What can be read and used. Tests may run scripts in the page even where it can't. */
async function read(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isShown = (element: HTMLElement) => element.checkVisibility();
    const isEmpty = (element: HTMLElement) => !element.textContent?.trim();
    const buttons = all("button").filter((button) => isShown(button) && button.ariaDisabled !== "true");
    return {
      heading: all("h1").find(isShown)?.innerText,
      text: document.querySelector("main")?.innerText ?? "",
      next: all('nav[aria-labelledby="next"] li a').filter(isShown).length,
      hasMenu: buttons.some((button) => button.ariaLabel === "Open menu"),
      // The browser itself opens these.
      dead: [
        ...buttons.filter((button) => !button.hasAttribute("popovertarget")),
        ...all("[role=tab], [role=button], input, select").filter(isShown),
      ].map((control) => control.outerHTML.slice(0, 80)),
      closed: all('[hidden="until-found"], pre .extra, [role=tabpanel]')
        .filter((element) => !isEmpty(element) && element.getClientRects().length === 0)
        .map((element) => element.textContent?.slice(0, 80)),
      unnamedPanels: all("[data-panel][data-language] > [role=tabpanel]").filter(
        (panel) => !/^(Rust|Python)/.test(panel.querySelector("p")?.innerText ?? ""),
      ).length,
      hiddenFigures: all("[data-figure]").filter((figure) =>
        ["svg[role=img]", "[aria-live]"].some((part) => !figure.querySelector(part)?.checkVisibility()),
      ).length,
    };
  });
}

/** Expands all groups, as the browser does by itself, and returns where the links lead that can be seen. */
function readNavigation(page: Page): Promise<(string | null)[]> {
  return page.getByRole("navigation", { name: "Documentation pages" }).evaluateAll((navigations) =>
    navigations.flatMap((navigation) => {
      for (const group of navigation.querySelectorAll("details")) group.open = true;
      return [...navigation.querySelectorAll("li a")]
        .filter((link) => link.checkVisibility())
        .map((link) => link.getAttribute("href"));
    }),
  );
}

describe.for([...paths])("%s without scripts", (path) => {
  let facts: Awaited<ReturnType<typeof visitWithoutScripts>>;
  const page = docs.pages.find(({ href }) => href === path);
  beforeAll(async () => {
    facts = await visitWithoutScripts(path);
  });

  test("does nothing wrong", () => {
    expect(facts.complaints).toEqual([]);
  });

  test.for(["narrow", "wide"] as const)("can be read on a %s screen, with nothing closed", (width) => {
    const { heading, text, next, closed, unnamedPanels, hiddenFigures } = facts[width];
    expect({ closed, unnamedPanels, hiddenFigures }).toEqual({
      closed: [],
      unnamedPanels: 0,
      hiddenFigures: 0,
    });
    if (!page) return expect(heading).toBeTruthy();
    expect(heading).toBe(page.title);
    expect(text).toContain(page.subtitle);
    expect(next).toBe(page.next.length);
  });

  test.for(["narrow", "wide"] as const)("has no dead control on a %s screen", (width) => {
    expect(facts[width].dead).toEqual([]);
  });

  if (!page) return;

  test("links to every page from its navigation", () => {
    expect(facts.links).toEqual([listed, listed]);
  });
});

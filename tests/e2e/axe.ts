import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { markNewLooks, newLook } from "./axe-looks.ts";
import { recordAxe } from "./axe-record.ts";
import { desktop, phone } from "./browser.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules about how an element looks. */
const colorRules = ["color-contrast", "link-in-text-block"];
const sizeRules = ["target-size"];
/** They have a run of their own; the policy allows no inline styles; and what is hidden can only be unknown. */
const without = Object.fromEntries(
  [...colorRules, ...sizeRules, "avoid-inline-spacing", "hidden-content"].map((rule) => [
    rule,
    { enabled: false },
  ]),
);

interface Scope {
  viewports?: (typeof phone)[];
  /** Where to look: what has just been opened, for example. The rest of the page is checked by its visits. */
  within?: string;
}

/** What axe finds at several widths and in both themes, without loading the page again. */
export async function violations(page: Page, { viewports = [phone, desktop], within }: Scope = {}) {
  const found = within ? await repeatedIds(page, within) : [];
  const putBack = within && (await setAsideAround(page, within));
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    found.push(...(await violationsIn(page, within)));
  }
  if (putBack) await putBack();
  return found;
}

/** The ids within a part of the page that the rest of the page has, too. axe can't see them once that is set aside. */
function repeatedIds(page: Page, within: string): Promise<string[]> {
  return page
    .locator(within)
    .locator("[id]")
    .evaluateAll((elements) =>
      elements
        .filter(({ id }) => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length > 1)
        .map(({ id }) => `repeated id: ${id}`),
    );
}

/**
 * Empties the elements around a part of the page: axe reads the whole page to look at a part of it. They keep their
 * places in the layout, and the function returned fills them again.
 */
async function setAsideAround(page: Page, within: string): Promise<() => Promise<void>> {
  const aside = await page.locator(within).evaluateHandle((kept) => {
    const emptied: { element: Element; nodes: Node[] }[] = [];
    for (let part = kept; part !== document.body && part.parentElement; part = part.parentElement) {
      for (const element of part.parentElement.children) {
        if (element === part || element.localName === "script") continue;
        emptied.push({ element, nodes: [...element.childNodes] });
        element.replaceChildren();
      }
    }
    return emptied;
  });
  return () =>
    aside.evaluate((emptied) => {
      for (const { element, nodes } of emptied) element.append(...nodes);
    });
}

/**
 * What axe finds at the page's width. Rules about looks, in both themes, are applied to elements that look like none
 * that was checked before, on any page.
 */
async function violationsIn(page: Page, within = "html"): Promise<string[]> {
  return [...(await violationsOfLooks(page, within)), ...(await violationsOfStructure(page, within))];
}

/** The same for a whole page at the end of a visit: the colors of its code are lost. */
export async function violationsAtTheEnd(page: Page): Promise<string[]> {
  const looks = await violationsOfLooks(page, "html", () => uncolorCode(page, `:not(:has([${newLook}]))`));
  await uncolorCode(page, "");
  return [...looks, ...(await violationsOfStructure(page, "html"))];
}

function violationsOfStructure(page: Page, within: string): Promise<string[]> {
  return runAxe(page, "light", { runOnly: { type: "tag", values: tags }, rules: without }, within);
}

/** Makes plain text of code: most elements of a page are its colored words, and axe takes its time for each. */
async function uncolorCode(page: Page, which: string): Promise<void> {
  await page.locator(`pre code${which}`).evaluateAll((all) => {
    for (const code of all) code.replaceChildren(code.textContent);
  });
}

/** The looks that were checked, by the width of the screen. */
const checkedLooks = new Map<number, Set<string>>();

async function violationsOfLooks(
  page: Page,
  within: string,
  prepare?: () => Promise<void>,
): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const checked = checkedLooks.get(width) ?? new Set();
  const added = await markNewLooks(page, checked, within);
  if (added.length === 0) return [];
  checkedLooks.set(width, new Set([...checked, ...added]));
  await prepare?.();
  const run = (theme: "light" | "dark", rules: string[]) =>
    runAxe(page, theme, { runOnly: { type: "rule", values: rules } }, `[${newLook}]`);
  return [...(await run("light", [...colorRules, ...sizeRules])), ...(await run("dark", colorRules))];
}

async function runAxe(
  page: Page,
  colorScheme: "light" | "dark",
  options: axe.RunOptions,
  within: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  await openShownDetails(page);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // Without these options axe also describes all elements that are fine, and finds a selector for each.
  const { violations, ...found } = await page.evaluate(
    async ({ within, options }) => {
      const { violations, passes, incomplete, inapplicable, testEngine } = await window.axe.run(
        { include: within },
        { ...options, resultTypes: ["violations"], selectors: false },
      );
      const rulesOf = (results: { id: string; tags: string[] }[]) =>
        results.map(({ id, tags }) => ({ id, tags: tags.filter((tag) => /^wcag\d{3,}$/.test(tag)) }));
      return {
        violations,
        version: testEngine.version,
        passed: rulesOf(passes),
        violated: rulesOf(violations),
        incomplete: rulesOf(incomplete),
        inapplicable: rulesOf(inapplicable),
      };
    },
    { within, options },
  );
  const width = page.viewportSize()?.width;
  recordAxe({ page: new URL(page.url()).pathname, width: width ?? 0, theme: colorScheme, ...found });
  return violations.map(
    ({ id, nodes }) => `${width}px ${colorScheme} ${id}: ${nodes.map((node) => node.html).join(" | ")}`,
  );
}

/** Opens all tabs at once, so that axe sees what is in them. */
export async function openTabs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-panel] { display: block !important; content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    for (const panel of document.querySelectorAll("[data-panel][hidden]")) panel.removeAttribute("hidden");
  });
}

/** axe takes what is in closed details for hidden, also where the style shows it. */
async function openShownDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
      const isShown = [...details.children].some(
        (child) => child.localName !== "summary" && child.checkVisibility(),
      );
      if (isShown) details.open = true;
    }
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

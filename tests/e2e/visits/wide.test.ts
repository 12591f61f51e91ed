import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { notFoundPaths, offlinePath } from "#model/paths.ts";
import { siteUrl } from "#model/site-url.ts";
import { docs, paths } from "#tests/model.ts";
import { addressOf } from "../address.ts";
import { openTabs, violationsAtTheEnd } from "../axe.ts";
import { desktop, patience } from "../browser.ts";
import { continuesAt } from "../focus.ts";
import { hydrateAll } from "../hydrate-all.ts";
import { readForcedColors } from "./forced-colors.ts";
import { printed } from "./printed.ts";
import { expected, jumpAndTab } from "./section-jumps.ts";
import { recordShifts, shiftSoFar } from "./shift.ts";
import { expandGroup, readSidebar } from "./sidebar-facts.ts";
import { readSmallParts } from "./small-parts.ts";
import { followSpeculations, linkedPages, type Speculations } from "./speculations.ts";
import { withTab } from "./tab.ts";
import { readWithSpacing } from "./text-spacing.ts";

/**
 * Every page on a wide, light screen, opened once. The visit collects what the tests below check.
 */

const missing: readonly string[] = notFoundPaths;
const [firstGroup, ...otherGroups] = docs.groups;
const titleOf = new Map(docs.pages.map((page) => [page.href, page.title]));

let speculate: () => Speculations;
const visit = withTab({
  async before(page) {
    speculate = await followSpeculations(page);
    await recordShifts(page);
  },
});

function visitWide(path: string) {
  return visit(
    path,
    { viewport: desktop, ...(missing.includes(path) && { expectedErrors: /404/ }) },
    async (page) => ({
      headings: await page.locator("h1").count(),
      shift: await shiftSoFar(page),
      skipLink: await useSkipLink(page),
      linked: await linkedPages(page),
      speculations: await whenComplete(speculate, await linkedPages(page)),
      sheets: await printed(page),
      docs: titleOf.has(path) ? await visitDocs(page, path) : undefined,
      hydrated: await hydrateAll(page),
      opened: await openTabs(page),
      small: await readSmallParts(page),
      spaced: await readWithSpacing(page),
      violations: await violationsAtTheEnd(page),
      forced: await readForcedColors(page),
    }),
  );
}

async function visitDocs(page: Page, path: string) {
  const group = otherGroups.find(({ pages }) => pages.some(({ href }) => href === path));
  return {
    crumbs: await page
      .getByRole("navigation", { name: "Breadcrumbs" })
      .getByRole("listitem")
      .evaluateAll((items) =>
        items.map((item) => ({
          text: item.textContent,
          isCurrent: item.querySelector('[aria-current="page"]') !== null,
        })),
      ),
    sidebar: await readSidebar(page),
    expanded: group && (await expandGroup(page, group.title)),
    jumps: await jumpAndTab(page),
  };
}

/** The first Tab leads to a link that leads to the content. */
async function useSkipLink(page: Page) {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  const isFocused = await skip.evaluate((link) => link === document.activeElement);
  const isLargeEnough = ((await skip.boundingBox())?.height ?? 0) >= 24;
  await page.keyboard.press("Enter");
  const { hash } = await addressOf(page);
  return { isFocused, isLargeEnough, hash, continues: await continuesAt(page, "content") };
}

/** Waits until the browser knows all links: those in text that is laid out later come later. */
async function whenComplete(speculate: () => Speculations, wanted: Speculations): Promise<Speculations> {
  const end = performance.now() + patience;
  const isComplete = ({ prerender, prefetch }: Speculations) =>
    prerender.length === wanted.prerender.length && prefetch.length === wanted.prefetch.length;
  while (!isComplete(speculate()) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return speculate();
}

describe.for([...paths, offlinePath, ...missing])("%s on a wide screen", (path) => {
  let facts: Awaited<ReturnType<typeof visitWide>>;
  beforeAll(async () => {
    facts = await visitWide(path);
  });

  test("does nothing wrong", () => {
    expect(facts.complaints).toEqual([]);
  });

  test("has one main heading", () => {
    expect(facts.headings).toBe(1);
  });

  test("has no accessibility violations, in none of its tabs", () => {
    expect(facts.violations).toEqual([]);
  });

  test("has no targets below 24 px, and no words below 11 px", () => {
    expect(facts.small).toEqual({ targets: [], words: [] });
  });

  test("loses no text with wider spacing", () => {
    expect(facts.spaced).toEqual({ cut: [], overflow: 0 });
  });

  test("has readable controls with a visible focus where the system forces its colors", () => {
    expect(facts.forced).toEqual({ unreadable: [], unmarked: [] });
  });

  test("the first Tab leads to the content", () => {
    expect(facts.skipLink).toEqual({
      isFocused: true,
      isLargeEnough: true,
      hash: "#content",
      continues: true,
    });
  });

  test("prints what is to be read, all of it, and no controls", () => {
    for (const sheet of facts.sheets) {
      expect(sheet).toEqual({
        width: sheet.width,
        controls: [],
        hiddenPanels: 0,
        unlabeledPanels: 0,
        cut: [],
        overflow: 0,
        isFullWidth: true,
        links: sheet.links,
        bare: [],
        covering: 0,
        anchors: 0,
        scheme: "light",
        // Error pages are shown under addresses of others.
        end: paths.includes(path) ? `"${siteUrl()}${path}"` : "none",
      });
      if (path === "/docs/concepts/dna") expect(sheet.links).toBeGreaterThan(0);
    }
  });

  // What is missing is only known in the browser, so the text of its page changes there.
  if (!paths.includes(path)) return;

  test("does not move while its scripts start and its font arrives", () => {
    // Browsers report three decimals.
    expect(facts.shift).toBeLessThan(0.001);
  });

  test("lets the browser prerender the pages that it links to and prefetch the next ones", () => {
    expect(facts.speculations).toEqual(facts.linked);
  });

  const title = titleOf.get(path);
  if (title === undefined) return;

  test("breadcrumbs lead from Home to the page", () => {
    const parents = path
      .split("/")
      .slice(2, -1)
      .map((_, index, all) => titleOf.get(`/docs/${all.slice(0, index + 1).join("/")}`));
    const names = path === "/docs" ? ["Home", "Documentation"] : ["Home", "Documentation", ...parents, title];
    expect(facts.docs?.crumbs).toEqual(
      names.map((text, index) => ({ text, isCurrent: index === names.length - 1 })),
    );
  });

  const inFirst = firstGroup?.pages.map(({ href }) => href) ?? [];
  const group = otherGroups.find(({ pages }) => pages.some(({ href }) => href === path));

  test("in the sidebar only Getting Started is expanded, and the current page is shown", () => {
    expect(facts.docs?.sidebar).toEqual({
      shown: group ? [...inFirst, path] : inFirst,
      expanded: [firstGroup?.title],
      marked: group || inFirst.includes(path) ? [path] : [],
    });
  });

  if (group) {
    test("is below the title of its collapsed group, and in its place once the group is expanded", () => {
      expect(facts.docs?.expanded?.gap).toBeLessThan(8);
      expect(facts.docs?.expanded).toMatchObject({
        shown: [...inFirst, ...group.pages.map(({ href }) => href)],
        marked: [path],
      });
    });
  }

  test("the link of each section leads below the bar and is marked", () => {
    const { landings = [] } = facts.docs?.jumps ?? {};
    expect(landings.length).toBeGreaterThanOrEqual(2);
    expect(landings).toEqual(expected(landings));
  });

  test("from the link of each section, Tab continues there", () => {
    expect(facts.docs?.jumps.lost).toEqual([]);
  });
});

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { docs, paths } from "#tests/model.ts";
import { builtPages } from "#tests/site/built-pages.ts";
import { patience, started, withBackForwardCache } from "../browser.ts";
import { holdScript } from "../hold-script.ts";
import { hydrateAll } from "../hydrate-all.ts";
import { leaveAndReturn } from "../restoring.ts";
import { expected, jumpToSections } from "./section-jumps.ts";
import { withTab } from "./tab.ts";

/**
 * Every page, entered on a tablet by the address of a section, with Python chosen on an earlier page. Its script comes
 * late. In the end, the reader goes to another page and comes back.
 */

const tablet = { width: 1024, height: 700 };
const elsewhere = "/elsewhere";

const script = holdScript();
const visit = withTab({
  launchOptions: withBackForwardCache,
  async before(page) {
    await page.addInitScript(() => localStorage.setItem("language", "python"));
    await script.options.before(page);
    await page.route(`**${elsewhere}`, (route) =>
      route.fulfill({ contentType: "text/html", body: "Elsewhere" }),
    );
  },
});

type Languages = "both" | "rust" | "none";

/** In which languages a page has its programs. */
function languagesOf(path: string): Languages {
  const root = builtPages.find((page) => page.path === path)?.root;
  if (root?.querySelector("[data-panel][data-language]")) return "both";
  return path.startsWith("/docs") && root?.querySelector("[data-alone]") ? "rust" : "none";
}

/** The section before the last one, which is in a closed tab where a page has tabs. */
function sectionOf(path: string): string {
  const links = builtPages
    .find((page) => page.path === path)
    ?.root.querySelectorAll('nav[aria-label="On this page"] a');
  return links?.at(-2)?.getAttribute("href") ?? "";
}

function visitByAddress(path: string) {
  script.hold();
  return visit(
    path + sectionOf(path),
    { viewport: tablet, isStarted: false, waitUntil: "commit" },
    async (page) => {
      await page.waitForFunction(() => document.readyState !== "loading");
      const early = await readLanguage(page);
      script.release();
      await started(page);
      return {
        early,
        deferred: await page.evaluate(() => "deferred" in document.documentElement.dataset),
        isThere: sectionOf(path) !== "" && (await isInView(page, sectionOf(path).slice(1))),
        landings: await jumpToSections(page, "address"),
        isRestored: await isRestored(page),
      };
    },
  );
}

/** Leaves the page with all its islands in use, and comes back. */
async function isRestored(page: Page): Promise<boolean> {
  await leaveAndReturn({
    async start() {
      await hydrateAll(page);
      // The browser doesn't keep a page that is left while it loads.
      await page.waitForLoadState("load");
      return page;
    },
    elsewhere,
  });
  return true;
}

/** Which languages can be read, and how their tabs look. */
function readLanguage(page: Page) {
  return page.evaluate(() => {
    const panels = [...document.querySelectorAll("[data-panel][data-language]")];
    const shown = panels.filter((panel) => panel.firstElementChild?.checkVisibility());
    const looks = (tab: Element | null) => tab && getComputedStyle(tab).borderBottomColor;
    const tabOf = (language: string) => document.querySelector(`[role=tab][data-language=${language}]`);
    return {
      shown: [...new Set(shown.map((panel) => panel.getAttribute("data-language")))],
      rust: looks(tabOf("rust")),
      python: looks(tabOf("python")),
      otherChosen: looks(document.querySelector("[role=tab][aria-selected=true]:not([data-language])")),
    };
  });
}

async function isInView(page: Page, id: string): Promise<boolean> {
  await page.waitForFunction(
    ({ id, bar }) => {
      const { top, bottom, height } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
      return height > 0 && top >= bar && bottom <= innerHeight;
    },
    { id, bar: 56 },
    { timeout: patience },
  );
  return true;
}

describe.for(paths)("%s entered by an address", (path) => {
  let facts: Awaited<ReturnType<typeof visitByAddress>>;
  beforeAll(async () => {
    facts = await visitByAddress(path);
  });

  test("does nothing wrong", () => {
    expect(facts.complaints).toEqual([]);
  });

  test("is restored from the back/forward cache, with its islands in use", () => {
    expect(facts.isRestored).toBe(true);
  });

  if (languagesOf(path) === "both") {
    test("shows the stored language before any script of the page has run", () => {
      const { shown, rust, python, otherChosen } = facts.early;
      expect(shown).toEqual(["python"]);
      expect(rust).toMatch(/, 0\)$|transparent/);
      expect(python).not.toBe(rust);
      if (otherChosen) expect(python).toBe(otherChosen);
    });
  }

  if (!docs.pages.some(({ href }) => href === path) || !sectionOf(path)) return;

  test("is laid out as a whole at once, and shows the section", () => {
    expect(facts.deferred).toBe(false);
    expect(facts.isThere).toBe(true);
  });

  test("the address of each section leads there", () => {
    expect(facts.landings).toEqual(expected(facts.landings));
  });
});

test("there are pages with programs, and all of them have both languages", () => {
  expect(paths.filter((path) => languagesOf(path) === "both").length).toBeGreaterThan(10);
  expect(paths.filter((path) => languagesOf(path) === "rust")).toEqual([]);
});

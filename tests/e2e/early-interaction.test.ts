import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { page as gettingStarted } from "#content/getting-started.ts";
import { hero } from "#content/home.ts";
import { eventually, phone, started, withBrowser } from "./browser.ts";
import { hits, searchField } from "./search-steps.ts";

/**
 * What a reader does between first paint and the arrival of the scripts is never lost: it works at once, or it takes
 * effect when they arrive. The scripts wait until the test releases them.
 */

const open = withBrowser();
const scripts = "**/assets/*.js";
/** The page's own script has started; what islands need is still missing. */
const react = "**/assets/react-*.js";

interface Control {
  name: string;
  path: string;
  /** The page before, for the history. */
  from?: string;
  viewport?: typeof phone;
  click?: (page: Page) => Promise<unknown>;
  key?: (page: Page) => Promise<unknown>;
  /** What can be seen at once. */
  now?: (page: Page) => Promise<unknown>;
  /** What is true once the scripts have arrived. */
  later: (page: Page) => Promise<unknown>;
}

const api = "/docs/api/dna";
const concept = "/docs/concepts/dna";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).first();
const isSelected = (page: Page, name: string) =>
  page.getByRole("tab", { name, exact: true, selected: true }).first().waitFor();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();
const isToasted = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text }).waitFor();
const group = (page: Page) =>
  page.getByRole("navigation", { name: "Documentation pages" }).locator("details").nth(1);
const filter = (page: Page) => page.getByRole("searchbox", { name: "Search documentation" });
const theme = (page: Page, name: string) => page.getByRole("radio", { name }).first();
const isDark = (page: Page) => page.locator('html[data-theme="dark"]').waitFor();
const menu = (page: Page) => page.locator("#page-menu");
const sections = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const headingLink = (page: Page) => page.getByRole("link", { name: /^Link to/ }).first();
const searchDialog = (page: Page) => page.getByRole("dialog", { name: "Search all pages" });
const figure = (page: Page, name: string) => page.locator(`#figure-${name}`);
const readout = (page: Page, name: string) => figure(page, name).locator("[aria-live]").innerText();
const probability = (page: Page) => page.getByRole("slider", { name: "Probability for each byte" });
const isAt = (page: Page, hash: string | RegExp) => eventually(() => new URL(page.url()).hash).toMatch(hash);

/** Whether the reader can reach the page's content. */
function canFocus(page: Page): Promise<boolean> {
  return page.locator("main a").filter({ visible: true }).first().evaluate((link: HTMLElement) => {
    link.focus();
    return link === document.activeElement;
  });
}

/** A button that can be pressed with the pointer and with Enter. */
function pressed(find: (page: Page) => Locator) {
  return { click: (page: Page) => find(page).click(), key: (page: Page) => find(page).press("Enter") };
}

async function chooseInMenu(page: Page, name: string, act: (item: Locator) => Promise<unknown>): Promise<void> {
  await act(button(page, "Page options"));
  await act(menu(page).getByRole("button", { name }));
}

const controls: Control[] = [
  {
    name: "a language tab",
    path: concept,
    click: (page) => tab(page, "Python").click(),
    key: (page) => tab(page, "Rust").press("ArrowRight"),
    later: (page) => isSelected(page, "Python"),
  },
  {
    name: "another tab",
    path: api,
    click: (page) => tab(page, "Analysis").click(),
    key: (page) => tab(page, "Creation").press("End"),
    later: (page) => isSelected(page, "Analysis"),
  },
  {
    name: "two tabs in a row",
    path: api,
    click: async (page) => {
      await tab(page, "Analysis").click();
      await tab(page, "Genetic Ops").click();
    },
    key: async (page) => {
      await tab(page, "Creation").press("ArrowRight");
      await page.keyboard.press("ArrowRight");
    },
    later: (page) => isSelected(page, "Genetic Ops"),
  },
  {
    name: "a copy button",
    path: concept,
    ...pressed((page) => button(page, /^Copy dna-parts/)),
    later: async (page) => {
      await isToasted(page, "Copied dna-parts.rs");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("fn main");
    },
  },
  {
    name: "Show all of a sample",
    path: api,
    ...pressed((page) => button(page, "Show all of Example: DNA::random")),
    later: (page) => button(page, "Show less of Example: DNA::random").waitFor(),
  },
  {
    name: "a sidebar group",
    path: api,
    ...pressed((page) => group(page).locator("summary")),
    now: (page) => group(page).getByRole("link").first().waitFor(),
    later: (page) => group(page).getByRole("link").first().waitFor(),
  },
  {
    name: "the sidebar filter",
    path: api,
    key: (page) => filter(page).pressSequentially("organ"),
    now: async (page) => expect(await filter(page).inputValue()).toBe("organ"),
    later: async (page) => {
      await page.getByRole("status").filter({ hasText: /^\d+ pages found$/ }).waitFor();
      expect(await filter(page).inputValue()).toBe("organ");
    },
  },
  {
    name: "the sidebar filter, emptied and filled again",
    path: api,
    key: async (page) => {
      await filter(page).pressSequentially("organ");
      await page.keyboard.press("Escape");
      await filter(page).pressSequentially("dna");
    },
    later: async (page) => {
      await page.getByRole("status").filter({ hasText: /^\d+ pages? found$/ }).waitFor();
      expect(await filter(page).inputValue()).toBe("dna");
    },
  },
  {
    name: "the menu of a phone",
    path: api,
    viewport: phone,
    ...pressed((page) => button(page, "Open menu")),
    now: (page) => button(page, "Close menu").waitFor(),
    later: async (page) => {
      await button(page, "Close menu").waitFor();
      // The page behind it is out of reach.
      await eventually(() => canFocus(page)).toBe(false);
      await page.keyboard.press("Escape");
      await eventually(() => canFocus(page)).toBe(true);
    },
  },
  {
    name: "the search button",
    path: api,
    ...pressed((page) => button(page, "Search")),
    now: (page) => searchDialog(page).waitFor(),
    later: (page) => hits(page).first().waitFor(),
  },
  {
    name: "the keys of search",
    path: "/",
    key: (page) => page.keyboard.press("Control+k"),
    now: (page) => searchDialog(page).waitFor(),
    later: (page) => hits(page).first().waitFor(),
  },
  {
    name: "the field of search",
    path: "/getting-started",
    key: async (page) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("mutation");
    },
    now: async (page) => expect(await searchField(page).inputValue()).toBe("mutation"),
    later: async (page) => {
      await hits(page).filter({ hasText: /mutation/i }).first().waitFor();
      // The reader is still typing.
      await page.keyboard.type(" rate");
      expect(await searchField(page).inputValue()).toBe("mutation rate");
    },
  },
  {
    name: "Enter in the field of search",
    path: "/",
    key: async (page) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("DNA::distance");
      await page.keyboard.press("Enter");
    },
    later: (page) => page.waitForURL(`**${api}#dna-distance`),
  },
  {
    name: "the theme",
    path: "/",
    click: (page) => theme(page, "Dark theme").locator("xpath=..").click(),
    key: (page) => theme(page, "System theme").press("ArrowLeft"),
    now: isDark,
    later: isDark,
  },
  {
    name: "Back",
    path: "/getting-started",
    from: "/docs",
    ...pressed((page) => button(page, gettingStarted.back)),
    later: (page) => page.waitForURL("**/docs"),
  },
  {
    name: gettingStarted.start,
    path: "/getting-started",
    ...pressed((page) => page.getByRole("link", { name: gettingStarted.start, exact: true })),
    now: (page) => isAt(page, "#prerequisites"),
    later: (page) => isAt(page, "#prerequisites"),
  },
  {
    name: hero.actions.features,
    path: "/",
    ...pressed((page) => page.getByRole("link", { name: hero.actions.features, exact: true })),
    now: (page) => isAt(page, "#features"),
    later: (page) => isAt(page, "#features"),
  },
  {
    name: "the link of a heading",
    path: concept,
    ...pressed(headingLink),
    now: (page) => isAt(page, /^#./),
    later: async (page) => {
      await isToasted(page, "Copied link to");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    },
  },
  {
    name: "the page menu",
    path: api,
    ...pressed((page) => button(page, "Page options")),
    now: (page) => menu(page).getByRole("link", { name: "View as Markdown" }).waitFor(),
    later: (page) => menu(page).getByRole("link", { name: "View as Markdown" }).waitFor(),
  },
  {
    name: "Copy in the page menu",
    path: api,
    click: (page) => chooseInMenu(page, "Copy page as Markdown", (item) => item.click()),
    key: (page) => chooseInMenu(page, "Copy page as Markdown", (item) => item.press("Enter")),
    later: (page) => isToasted(page, "Copied the page as Markdown"),
  },
  {
    name: "Cite in the page menu",
    path: api,
    click: (page) => chooseInMenu(page, "Cite this page", (item) => item.click()),
    key: (page) => chooseInMenu(page, "Cite this page", (item) => item.press("Enter")),
    later: (page) => page.getByRole("dialog", { name: "Cite this page" }).waitFor(),
  },
  {
    name: "Save for offline",
    path: "/docs",
    ...pressed((page) => button(page, "Save for offline")),
    later: (page) => page.getByRole("dialog", { name: "Read offline" }).waitFor(),
  },
  {
    name: "a tooltip",
    path: api,
    click: (page) => page.getByRole("link", { name: /^Package registry/ }).hover(),
    key: async (page) => {
      await button(page, "Search").focus();
      await page.keyboard.press("Tab");
    },
    later: (page) => page.locator("#tooltip").filter({ visible: true }).waitFor(),
  },
  {
    name: "the sections of a page",
    path: api,
    viewport: phone,
    ...pressed((page) => sections(page).locator("summary")),
    now: (page) => sections(page).getByRole("link").first().waitFor(),
    later: (page) => sections(page).getByRole("link").first().waitFor(),
  },
  {
    name: "a link to a section",
    path: concept,
    viewport: phone,
    click: async (page) => {
      await sections(page).locator("summary").click();
      await sections(page).getByRole("link").nth(1).click();
    },
    key: async (page) => {
      await sections(page).locator("summary").press("Enter");
      await sections(page).getByRole("link").nth(1).press("Enter");
    },
    now: (page) => isAt(page, /^#./),
    later: (page) => sections(page).getByRole("link").first().waitFor({ state: "hidden" }),
  },
  {
    name: "a note about a claim",
    path: "/",
    ...pressed((page) => button(page, /^About 60/)),
    now: (page) => page.getByRole("note").filter({ visible: true }).waitFor(),
    later: (page) => page.getByRole("note").filter({ visible: true }).waitFor(),
  },
];

/** Controls inside islands, which need React as well. */
const islandControls: Control[] = [
  {
    name: "Run of the population",
    path: "/",
    ...pressed((page) => button(page, "Run the population")),
    later: async (page) => {
      await button(page, "Pause the population").waitFor();
      const before = await readout(page, "population");
      await eventually(() => readout(page, "population")).not.toBe(before);
    },
  },
  {
    name: "a slider of a figure",
    path: concept,
    click: async (page) => {
      const { width = 0, height = 0 } = (await probability(page).boundingBox()) ?? {};
      await probability(page).click({ position: { x: width - 4, y: height / 2 } });
    },
    key: async (page) => {
      for (let step = 0; step < 4; step += 1) await probability(page).press("ArrowRight");
    },
    now: async (page) => expect(await probability(page).inputValue()).toBe("13"),
    later: async (page) => {
      await eventually(() => readout(page, "dna")).toContain("Point: 64 flipped.");
      expect(await probability(page).getAttribute("aria-valuetext")).toBe("100%");
      expect(await probability(page).inputValue()).toBe("13");
      expect(new URL(page.url()).search).toBe("?dna.probability=1");
    },
  },
  {
    name: "a list of a figure",
    path: concept,
    click: (page) => page.getByRole("combobox", { name: "What happens" }).selectOption("Crossover"),
    key: (page) => page.getByRole("combobox", { name: "What happens" }).press("C"),
    later: async (page) => {
      await page.getByRole("slider", { name: "Seed of the second parent" }).waitFor();
      expect(await page.getByRole("combobox", { name: "What happens" }).inputValue()).toBe("Crossover");
    },
  },
  {
    name: "a button of a figure",
    path: concept,
    ...pressed((page) => button(page, "Highest ordinary: 1%")),
    later: (page) => page.getByRole("button", { name: "Highest ordinary: 1%", pressed: true }).waitFor(),
  },
  {
    name: "the seed of a figure",
    path: concept,
    key: async (page) => {
      await page.getByRole("spinbutton", { name: "Seed" }).press("Control+a");
      await page.keyboard.type("123");
    },
    later: async (page) => {
      await eventually(() => new URL(page.url()).search).toBe("?dna.seed=123");
      expect(await page.getByRole("spinbutton", { name: "Seed" }).inputValue()).toBe("123");
    },
  },
  {
    name: "a slider, then a button of a figure",
    path: concept,
    click: async (page) => {
      await probability(page).press("End");
      await button(page, "Reset").click();
      await button(page, "Next seed").click();
    },
    key: async (page) => {
      await probability(page).press("End");
      await button(page, "Reset").press("Enter");
      await button(page, "Next seed").press("Enter");
    },
    later: (page) => eventually(() => new URL(page.url()).search).toBe("?dna.seed=43"),
  },
  {
    name: "the table of a figure",
    path: concept,
    ...pressed((page) => figure(page, "dna").getByText("Genes, distance and checksum as a table")),
    later: async (page) => {
      const table = figure(page, "dna").getByRole("table");
      const before = await table.innerText();
      await page.getByRole("button", { name: "Next seed" }).click();
      await eventually(() => table.innerText()).not.toBe(before);
    },
  },
];

interface Use extends Control {
  by: "click" | "key";
  use: (page: Page) => Promise<unknown>;
}

function usesOf(all: readonly Control[]): Use[] {
  return all.flatMap((control) =>
    (["click", "key"] as const).flatMap((by) => {
      const use = control[by];
      return use ? { ...control, by, use } : [];
    }),
  );
}

/** Opens a page without some files, and returns how to release them. */
async function openEarly({ path, from = path, viewport }: Omit<Control, "later">, files: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open(from, {
    ...(viewport && { viewport }),
    isStarted: false,
    waitUntil: "commit",
    permissions: ["clipboard-read", "clipboard-write"],
    before: (page) =>
      page.route(files, async (route) => {
        await released;
        await route.continue();
      }),
  });
  page.setDefaultTimeout(5000);
  if (from !== path) await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () =>
      document.readyState !== "loading" && performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  return { page, release };
}

test.for(usesOf([...controls, ...islandControls]))(
  "before any script: $name by $by",
  async ({ use, now, later, ...control }) => {
    const { page, release } = await openEarly(control, scripts);
    expect(await page.evaluate(() => "earlyEvents" in window)).toBe(true);
    await use(page);
    await now?.(page);
    release();
    await later(page);
  },
);

test.for(usesOf(islandControls))(
  "before React: $name by $by",
  async ({ use, now, later, ...control }) => {
    const { page, release } = await openEarly(control, react);
    await started(page);
    await use(page);
    await now?.(page);
    expect(await page.locator("[data-hydrated]").count()).toBe(0);
    release();
    await later(page);
  },
);

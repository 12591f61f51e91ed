import { expect } from "vitest";
import { page as gettingStarted } from "#content/getting-started.ts";
import { hero } from "#content/home.ts";
import { eventually, phone } from "./browser.ts";
import {
  api,
  button,
  type Control,
  canFocus,
  chooseInMenu,
  concept,
  filter,
  group,
  headingLink,
  isAt,
  isDark,
  isSelected,
  isToasted,
  menu,
  pressed,
  searchDialog,
  sections,
  tab,
  theme,
} from "./early-locators.ts";
import { hits, searchField } from "./search-steps.ts";

export const controls: Control[] = [
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
      await page
        .getByRole("status")
        .filter({ hasText: /^\d+ pages found$/ })
        .waitFor();
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
      await page
        .getByRole("status")
        .filter({ hasText: /^\d+ pages? found$/ })
        .waitFor();
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
      await hits(page)
        .filter({ hasText: /mutation/i })
        .first()
        .waitFor();
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

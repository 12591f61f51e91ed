import { expect } from "vitest";

import { eventually, phone } from "./browser.ts";
import {
  api,
  button,
  type Control,
  canFocus,
  concept,
  filter,
  group,
  isSelected,
  isToasted,
  pressed,
  searchDialog,
  tab,
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
];

import { expect } from "vitest";
import { addressOf } from "./address.ts";
import {
  api,
  button,
  chooseInMenu,
  clickUntilHit,
  concept,
  filter,
  group,
  headingLink,
  isAt,
  isSelected,
  isToasted,
  menu,
  pressed,
  searchDialog,
  tab,
  type Visit,
} from "./early-locators.ts";
import { hits } from "./search-steps.ts";

/** Pages of the documentation on a wide screen. */
export const docsVisits: Visit[] = [
  {
    path: api,
    controls: [
      {
        name: "Copy in the page menu",
        click: (page) => chooseInMenu(page, "Copy page as Markdown", (item) => item.click()),
        key: (page) => chooseInMenu(page, "Copy page as Markdown", (item) => item.press("Enter")),
        later: (page) => isToasted(page, "Copied the page as Markdown"),
      },
      {
        name: "another tab",
        click: (page) => tab(page, "Analysis").click(),
        key: (page) => tab(page, "Creation").press("End"),
        later: (page) => isSelected(page, "Analysis"),
      },
      {
        name: "Cite in the page menu",
        click: (page) => chooseInMenu(page, "Cite this page", (item) => item.click()),
        key: (page) => chooseInMenu(page, "Cite this page", (item) => item.press("Enter")),
        later: (page) => page.getByRole("dialog", { name: "Cite this page" }).waitFor(),
      },
    ],
  },
  {
    path: api,
    controls: [
      {
        name: "a sidebar group",
        ...pressed((page) => group(page).locator("summary")),
        now: (page) => group(page).getByRole("link").first().waitFor(),
        later: (page) => group(page).getByRole("link").first().waitFor(),
      },
      {
        name: "Show all of a sample",
        ...pressed((page) => button(page, "Show all of DNA::random")),
        later: (page) => button(page, "Show less of DNA::random").waitFor(),
      },
      {
        name: "the page menu",
        ...pressed((page) => button(page, "Copy or cite")),
        now: (page) => menu(page).getByRole("link", { name: "View as Markdown" }).waitFor(),
        later: (page) => menu(page).getByRole("link", { name: "View as Markdown" }).waitFor(),
      },
      {
        name: "a tooltip",
        click: (page) => page.getByRole("link", { name: /^Package registry/ }).hover(),
        key: async (page) => {
          await button(page, "Search").focus();
          await page.keyboard.press("Tab");
        },
        later: (page) => page.locator("#tooltip").filter({ visible: true }).waitFor(),
      },
    ],
  },
  {
    path: api,
    controls: [
      {
        name: "the link of a heading",
        ...pressed(headingLink),
        now: (page) => isAt(page, /^#./),
        later: async (page) => {
          await isToasted(page, "Copied link to");
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
            (await addressOf(page)).href,
          );
        },
      },
      {
        name: "the sidebar filter, emptied and filled again",
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
        name: "the search button",
        ...pressed((page) => button(page, "Search")),
        now: (page) => searchDialog(page).waitFor(),
        later: (page) => hits(page).first().waitFor(),
      },
    ],
  },
  {
    path: api,
    controls: [
      {
        name: "the sidebar filter",
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
        // The second key goes to the tab that the first one chooses, if the focus is still there.
        name: "two tabs in a row",
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
    ],
  },
  {
    path: concept,
    controls: [
      {
        name: "a copy button",
        ...pressed((page) => button(page, /^Copy dna-parts/)),
        later: async (page) => {
          await isToasted(page, "Copied dna-parts.rs");
          expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("fn main");
        },
      },
      {
        name: "a language tab",
        click: (page) => tab(page, "Python").click(),
        key: (page) => tab(page, "Rust").press("ArrowRight"),
        later: (page) => isSelected(page, "Python"),
      },
    ],
  },
  {
    // At the end of the page, where text above it may be laid out under the pointer.
    path: concept,
    controls: [
      {
        name: "Save for offline",
        ...pressed((page) => button(page, "Save for offline")),
        click: (page) => clickUntilHit(button(page, "Save for offline")),
        later: (page) => page.getByRole("dialog", { name: "Read offline" }).waitFor(),
      },
    ],
  },
];

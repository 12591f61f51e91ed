import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addressOf } from "./address.ts";
import { figureByClick, figureByKey, typicalRate } from "./early-island-controls.ts";
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
  searchDialog,
  tab,
  type Visit,
} from "./early-locators.ts";
import { hits } from "./search-steps.ts";

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copiesHeading = {
  now: (page: Page) => isAt(page, /^#./),
  later: async (page: Page) => {
    await isToasted(page, "Copied link to");
    expect(await clipboard(page)).toBe((await addressOf(page)).href);
  },
};
const firstOfGroup = (page: Page) => group(page).getByRole("link").first().waitFor();
const menuLink = (page: Page) => menu(page).getByRole("link", { name: "View as Markdown" }).waitFor();
const tooltip = (page: Page) => page.locator("#tooltip").filter({ visible: true }).waitFor();

/** Pages of the documentation on a wide screen. */
export const docsVisits: Visit[] = [
  {
    path: api,
    controls: [
      {
        name: "the link of a heading, by click",
        use: (page) => headingLink(page).click(),
        ...copiesHeading,
      },
      {
        name: "a sidebar group, by click",
        use: (page) => group(page).locator("summary").click(),
        now: firstOfGroup,
        later: firstOfGroup,
      },
      {
        name: "Show all of a sample, by click",
        use: (page) => button(page, "Show all of DNA::random").click(),
        // In a tab that the next control closes.
        later: (page) =>
          page
            .getByRole("button", { name: "Show less of DNA::random", includeHidden: true })
            .first()
            .waitFor({ state: "attached" }),
      },
      {
        name: "two tabs in a row, by click",
        use: async (page) => {
          await tab(page, "Analysis").click();
          await tab(page, "Genetic Ops").click();
        },
        later: (page) => isSelected(page, "Genetic Ops"),
      },
      {
        name: "the search button, by click",
        use: (page) => button(page, "Search").click(),
        now: (page) => searchDialog(page).waitFor(),
        later: (page) => hits(page).first().waitFor(),
      },
    ],
  },
  {
    path: api,
    controls: [
      {
        name: "the link of a heading, by key",
        use: (page) => headingLink(page).press("Enter"),
        ...copiesHeading,
      },
      {
        name: "a sidebar group, by key",
        use: (page) => group(page).locator("summary").press("Enter"),
        now: firstOfGroup,
        later: firstOfGroup,
      },
      {
        name: "Show all of a sample, by key",
        use: (page) => button(page, "Show all of DNA::random").press("Enter"),
        later: (page) => button(page, "Show less of DNA::random").waitFor(),
      },
      {
        name: "Cite in the page menu, by key",
        use: (page) => chooseInMenu(page, "Cite this page", (item) => item.press("Enter")),
        later: (page) => page.getByRole("dialog", { name: "Cite this page" }).waitFor(),
      },
    ],
  },
  {
    path: api,
    controls: [
      {
        name: "the page menu, by click",
        use: (page) => button(page, "Copy or cite").click(),
        now: menuLink,
        later: menuLink,
      },
      {
        name: "a tooltip, by key",
        use: async (page) => {
          await button(page, "Search").focus();
          await page.keyboard.press("Tab");
        },
        later: tooltip,
      },
    ],
  },
  {
    path: api,
    controls: [
      {
        name: "Copy in the page menu, by click",
        use: (page) => chooseInMenu(page, "Copy page as Markdown", (item) => item.click()),
        later: (page) => isToasted(page, "Copied the page as Markdown"),
      },
      {
        name: "the sidebar filter, emptied and filled again",
        use: async (page) => {
          await filter(page).pressSequentially("organ");
          await page.keyboard.press("Escape");
          await filter(page).pressSequentially("dna");
        },
        now: async (page) => expect(await filter(page).inputValue()).toBe("dna"),
        later: async (page) => {
          await page
            .getByRole("status")
            .filter({ hasText: /^\d+ pages? found$/ })
            .waitFor();
          expect(await filter(page).inputValue()).toBe("dna");
        },
      },
      {
        // Last: the second key goes to the tab that the first one chooses, if the focus is still there.
        name: "two tabs in a row, by key",
        use: async (page) => {
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
        name: "a copy button, by click",
        use: (page) => button(page, /^Copy dna-parts/).click(),
        later: async (page) => {
          await isToasted(page, "Copied dna-parts.rs");
          expect(await clipboard(page)).toContain("fn main");
        },
      },
      {
        name: "a language tab, by key",
        use: (page) => tab(page, "Rust").press("ArrowRight"),
        later: (page) => isSelected(page, "Python"),
      },
      typicalRate,
      {
        // At the end of the page, where text above it may be laid out under the pointer.
        name: "Save for offline, by click",
        use: (page) => clickUntilHit(button(page, "Save for offline")),
        later: (page) => page.getByRole("dialog", { name: "Read offline" }).waitFor(),
      },
    ],
  },
  { path: concept, controls: figureByClick },
  {
    path: concept,
    controls: [
      {
        // The pointer stays there: what follows is used by key.
        name: "a tooltip, by hover",
        use: (page) => page.getByRole("link", { name: /^Package registry/ }).hover(),
        later: tooltip,
      },
      ...figureByKey,
    ],
  },
];

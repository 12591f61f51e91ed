import type { Page } from "playwright-core";
import { expect } from "vitest";
import { page as gettingStarted } from "#content/getting-started.ts";
import { hero } from "#content/home.ts";
import { eventually, phone } from "./browser.ts";
import { runByClick, sliderByKey } from "./early-island-controls.ts";
import {
  api,
  button,
  canFocus,
  concept,
  isAt,
  isDark,
  searchDialog,
  sections,
  theme,
  type Visit,
} from "./early-locators.ts";
import { hits, searchField } from "./search-steps.ts";

const isNoted = (page: Page) => page.getByRole("note").filter({ visible: true }).waitFor();

/** The home page and the guide on a wide screen. */
const wideVisits: Visit[] = [
  {
    path: "/",
    controls: [
      {
        name: `${hero.actions.features}, by click`,
        use: (page) => page.getByRole("link", { name: hero.actions.features, exact: true }).click(),
        now: (page) => isAt(page, "#features"),
        later: (page) => isAt(page, "#features"),
      },
      {
        name: "the theme, by click",
        use: (page) => theme(page, "Dark theme").locator("xpath=..").click(),
        now: isDark,
        later: isDark,
      },
      runByClick,
      {
        name: "a note about a claim, by click",
        use: (page) => button(page, /^About 60/).click(),
        now: isNoted,
        later: isNoted,
      },
    ],
  },
  {
    path: "/",
    controls: [
      {
        name: "the theme, by key",
        use: (page) => theme(page, "System theme").press("ArrowLeft"),
        now: isDark,
        // Also on the page that the next control leads to.
        later: isDark,
      },
      {
        name: "Enter in the field of search",
        use: async (page) => {
          await page.keyboard.press("Control+k");
          await page.keyboard.type("DNA::distance");
          await page.keyboard.press("Enter");
        },
        later: (page) => page.waitForURL(`**${api}#dna-distance`),
      },
    ],
  },
  {
    path: "/getting-started",
    controls: [
      {
        name: "the keys and the field of search",
        use: async (page) => {
          await page.keyboard.press("Control+k");
          await searchDialog(page).waitFor();
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
    ],
  },
  {
    path: "/getting-started",
    from: "/docs",
    controls: [
      {
        // Back skips it.
        name: `${gettingStarted.start}, by key`,
        use: (page) => page.getByRole("link", { name: gettingStarted.start, exact: true }).press("Enter"),
        now: (page) => isAt(page, "#prerequisites"),
      },
      {
        name: "Back, by click",
        use: (page) => button(page, gettingStarted.back).click(),
        later: (page) => page.waitForURL("**/docs"),
      },
    ],
  },
];

const firstSection = (page: Page) => sections(page).getByRole("link").first();
const isModal = {
  now: (page: Page) => button(page, "Close menu").waitFor(),
  later: async (page: Page) => {
    await button(page, "Close menu").waitFor();
    // The page behind it is out of reach.
    await eventually(() => canFocus(page)).toBe(false);
    await page.keyboard.press("Escape");
    await eventually(() => canFocus(page)).toBe(true);
  },
};

const phoneVisits: Visit[] = [
  {
    path: api,
    viewport: phone,
    controls: [
      {
        name: "the sections of a page, by click",
        use: (page) => sections(page).locator("summary").click(),
        now: (page) => firstSection(page).waitFor(),
        later: (page) => firstSection(page).waitFor(),
      },
      {
        name: "the menu of a phone, by click",
        use: (page) => button(page, "Open menu").click(),
        ...isModal,
      },
    ],
  },
  {
    path: concept,
    viewport: phone,
    controls: [
      {
        name: "a link to a section, by key",
        use: async (page) => {
          await sections(page).locator("summary").press("Enter");
          await sections(page).getByRole("link").nth(1).press("Enter");
        },
        now: (page) => isAt(page, /^#./),
        later: (page) => firstSection(page).waitFor({ state: "hidden" }),
      },
      sliderByKey,
      {
        name: "the menu of a phone, by key",
        use: (page) => button(page, "Open menu").press("Enter"),
        ...isModal,
      },
    ],
  },
];

export const shellVisits: Visit[] = [...wideVisits, ...phoneVisits];

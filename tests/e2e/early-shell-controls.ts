import { expect } from "vitest";
import { page as gettingStarted } from "#content/getting-started.ts";
import { hero } from "#content/home.ts";
import { eventually, phone } from "./browser.ts";
import { runPopulation } from "./early-island-controls.ts";
import {
  api,
  button,
  canFocus,
  concept,
  isAt,
  isDark,
  pressed,
  searchDialog,
  sections,
  theme,
  type Visit,
} from "./early-locators.ts";
import { hits, searchField } from "./search-steps.ts";

/** The home page and the guide on a wide screen. */
const wideVisits: Visit[] = [
  {
    path: "/",
    controls: [
      {
        name: hero.actions.features,
        ...pressed((page) => page.getByRole("link", { name: hero.actions.features, exact: true })),
        now: (page) => isAt(page, "#features"),
        later: (page) => isAt(page, "#features"),
      },
      {
        name: "the theme",
        click: (page) => theme(page, "Dark theme").locator("xpath=..").click(),
        key: (page) => theme(page, "System theme").press("ArrowLeft"),
        now: isDark,
        later: isDark,
      },
      runPopulation,
      {
        name: "a note about a claim",
        ...pressed((page) => button(page, /^About 60/)),
        now: (page) => page.getByRole("note").filter({ visible: true }).waitFor(),
        later: (page) => page.getByRole("note").filter({ visible: true }).waitFor(),
      },
    ],
  },
  {
    path: "/",
    controls: [
      {
        name: "the keys of search",
        key: (page) => page.keyboard.press("Control+k"),
        now: (page) => searchDialog(page).waitFor(),
        later: (page) => hits(page).first().waitFor(),
      },
    ],
  },
  {
    path: "/",
    controls: [
      {
        name: "Enter in the field of search",
        key: async (page) => {
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
        name: gettingStarted.start,
        ...pressed((page) => page.getByRole("link", { name: gettingStarted.start, exact: true })),
        now: (page) => isAt(page, "#prerequisites"),
        later: (page) => isAt(page, "#prerequisites"),
      },
    ],
  },
  {
    path: "/getting-started",
    controls: [
      {
        name: "the field of search",
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
    ],
  },
  {
    path: "/getting-started",
    from: "/docs",
    controls: [
      {
        name: "Back",
        ...pressed((page) => button(page, gettingStarted.back)),
        later: (page) => page.waitForURL("**/docs"),
      },
    ],
  },
];

const phoneVisits: Visit[] = [
  {
    path: api,
    viewport: phone,
    controls: [
      {
        name: "the sections of a page",
        ...pressed((page) => sections(page).locator("summary")),
        now: (page) => sections(page).getByRole("link").first().waitFor(),
        later: (page) => sections(page).getByRole("link").first().waitFor(),
      },
      {
        name: "the menu of a phone",
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
    ],
  },
  {
    path: concept,
    viewport: phone,
    controls: [
      {
        name: "a link to a section",
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
    ],
  },
];

export const shellVisits: Visit[] = [...wideVisits, ...phoneVisits];

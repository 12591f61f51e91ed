import { expect } from "vitest";
import { page as gettingStarted } from "#content/getting-started.ts";
import { hero } from "#content/home.ts";
import { phone } from "./browser.ts";
import {
  api,
  button,
  type Control,
  chooseInMenu,
  concept,
  headingLink,
  isAt,
  isDark,
  isToasted,
  menu,
  pressed,
  sections,
  theme,
} from "./early-locators.ts";

export const shellControls: Control[] = [
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

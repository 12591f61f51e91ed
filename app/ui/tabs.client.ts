import { closeElement, openElement } from "./closed-content.ts";
import { on } from "./delegate.ts";
import {
  currentLanguage,
  isLanguage,
  onLanguageStored,
  type ProgramLanguage,
  setLanguage,
  storeLanguage,
} from "./language.ts";
import { nextTab } from "./next-tab.ts";
import { isPlainPress } from "./plain-press.ts";

on("click", '[role="tab"], .language-switch > button', (_, button) => choose(button));

on("keydown", '[role="tab"]', (event, tab) => {
  const tabs = tabsOf(setOf(tab));
  const next = isPlainPress(event) ? nextTab(event.key, tabs.indexOf(tab), tabs.length) : undefined;
  const target = next === undefined ? undefined : tabs[next];
  if (!target) return;
  event.preventDefault();
  const isFocused = tab === document.activeElement;
  choose(target);
  // A recorded event is handled late: the reader may have moved on.
  if (isFocused) target.focus();
});

// The browser is about to show something in a closed panel: a link's target or a find-in-page match.
on("beforematch", "[data-panel]", (_, panel) => show(panel));

/** Stores the reader's choice of a tab or language, and keeps the control in place on the screen. */
function choose(tab: HTMLElement): void {
  const before = tab.getBoundingClientRect().top;
  const isFocused = tab === document.activeElement;
  const { language } = tab.dataset;
  if (isLanguage(language)) {
    showLanguage(language);
    storeLanguage(language);
  } else {
    const set = setOf(tab);
    const index = tabsOf(set).indexOf(tab);
    select(set, index);
    rememberTab(set, index);
  }
  const shown = tab.checkVisibility() ? tab : (twinOf(tab) ?? tab);
  if (isFocused) shown.focus({ preventScroll: true });
  scrollBy({ top: shown.getBoundingClientRect().top - before, behavior: "instant" });
}

/** The same button in the program of the other language, which has just replaced the one with this button. */
function twinOf(button: HTMLElement): HTMLElement | null | undefined {
  const { language } = button.dataset;
  const blocks = button.closest("div[data-language]")?.parentElement;
  return blocks?.querySelector<HTMLElement>(
    `:scope > [data-language="${language}"] button[data-language="${language}"]`,
  );
}

/** Opens the panel that contains an element, without changing the stored language. */
function show(panel: HTMLElement): void {
  const { language } = panel.dataset;
  if (isLanguage(language)) showLanguage(language);
  else select(setOf(panel), panelsOf(setOf(panel)).indexOf(panel));
}

function showLanguage(language: ProgramLanguage): void {
  setLanguage(language);
  for (const button of document.querySelectorAll<HTMLElement>(".language-switch > button")) {
    button.ariaPressed = String(button.dataset.language === language);
  }
  for (const set of document.querySelectorAll("[data-tabs]")) {
    const index = tabsOf(set).findIndex((tab) => tab.dataset.language === language);
    if (index >= 0) select(set, index);
  }
}

function select(set: Element, chosen: number): void {
  for (const [index, tab] of tabsOf(set).entries()) {
    tab.setAttribute("aria-selected", String(index === chosen));
    tab.tabIndex = index === chosen ? 0 : -1;
  }
  for (const [index, panel] of panelsOf(set).entries()) {
    if (index === chosen) openElement(panel);
    else closeElement(panel);
  }
}

/** Tabs may be nested in a panel, so only direct children count. */
function setOf(element: Element): Element {
  const set = element.closest("[data-tabs]");
  if (!set) throw new Error("This tab is not in a tab set.");
  return set;
}

function tabsOf(set: Element): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
}

function panelsOf(set: Element): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(":scope > [data-panel]")];
}

/** Restores the tabs of this history entry. */
function rememberTab(set: Element, index: number): void {
  const tabs = { ...history.state?.tabs, [nameOf(set)]: index };
  history.replaceState({ ...history.state, tabs }, "");
}

function nameOf(set: Element): string {
  return set.getAttribute("data-tabs") ?? "";
}

/** Syncs all tabs with the language, the history, and panels that the browser opened before this script ran. */
export function startTabs(): void {
  for (const set of document.querySelectorAll("[data-tabs]")) {
    const stored = history.state?.tabs?.[nameOf(set)];
    if (typeof stored === "number") select(set, stored);
  }
  const found = [...document.querySelectorAll<HTMLElement>("[data-panel]")].filter(
    (panel) => panel !== panelsOf(setOf(panel))[0] && !panel.hidden,
  );
  if (currentLanguage() !== "rust") showLanguage(currentLanguage());
  for (const panel of found) show(panel);
  onLanguageStored(showLanguage);
}

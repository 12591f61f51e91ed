import { dropPrerendered } from "#app/prerendered.ts";

/** The sidebar state that is stored across pages while the tab is open. */
export interface SidebarState {
  /** Titles of the expanded groups. */
  open: string[];
  scrollTop: number;
  filter: string;
  /** Undefined while the filter is empty. */
  result?: FilterResult | undefined;
}

export interface FilterResult {
  /** Descriptions of the pages that match, by address. */
  found: Record<string, string>;
  message: string;
}

const key = "sidebar";

export function readSidebar(): SidebarState | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    // Ignores an invalid record.
    return undefined;
  }
}

/** Stores the state for the next page, and discards pages that were prerendered with another state. */
export function storeSidebar(state: SidebarState): void {
  const text = JSON.stringify(state);
  const before = sessionStorage.getItem(key);
  if (text === before) return;
  sessionStorage.setItem(key, text);
  if (before) dropPrerendered();
}

export function sidebarParts(sidebar: Element) {
  return {
    groups: [...sidebar.querySelectorAll("details")],
    scroller: sidebar.querySelector("[data-scroll-area] > div"),
    filter: sidebar.querySelector<HTMLInputElement>("[data-sidebar-filter]"),
    status: sidebar.querySelector("[data-filter-status]"),
    searchAll: sidebar.querySelector<HTMLElement>("[data-search-all]"),
  };
}

export function groupTitle(group: HTMLDetailsElement): string {
  return group.querySelector("summary")?.textContent ?? "";
}

/** Returns whether a group is expanded, or was before the filter was used. */
export function isExpanded({ open, dataset }: HTMLDetailsElement): boolean {
  return dataset.expanded === undefined ? open : dataset.expanded === "true";
}

/** Shows the pages that match the filter, in expanded groups, or restores all pages and groups. */
export function showResult(sidebar: Element, result: FilterResult | undefined): void {
  sidebar.toggleAttribute("data-filtering", result !== undefined);
  for (const group of sidebarParts(sidebar).groups) {
    const wasExpanded = isExpanded(group);
    if (result) group.dataset.expanded = String(wasExpanded);
    else delete group.dataset.expanded;
    group.open = result !== undefined || wasExpanded;
    const summary = group.querySelector("summary");
    if (summary) summary.ariaDisabled = result ? "true" : null;
    const shown = [...group.querySelectorAll("li")].filter((item) => showItem(item, result?.found));
    group.closest("[data-group]")?.toggleAttribute("hidden", shown.length === 0);
  }
  const { filter, status, searchAll } = sidebarParts(sidebar);
  if (status) status.textContent = result?.message ?? "";
  if (!searchAll) return;
  searchAll.hidden = !result;
  searchAll.textContent = `Search all pages for “${filter?.value.trim()}”`;
}

/** Shows or hides a page, with its description if it matched. Returns whether it is shown. */
function showItem(item: HTMLElement, found: Record<string, string> | undefined): boolean {
  const link = item.querySelector("a");
  const description = found?.[link?.getAttribute("href") ?? ""];
  item.hidden = found !== undefined && description === undefined;
  link?.querySelector("small")?.remove();
  if (description) {
    const text = document.createElement("small");
    text.textContent = description;
    link?.append(text);
  }
  return !item.hidden;
}

/** Restores the stored state. */
export function restoreSidebar(): void {
  const sidebar = document.getElementById("sidebar");
  const state = readSidebar();
  if (!sidebar || !state) return;
  const { groups, scroller, filter } = sidebarParts(sidebar);
  for (const group of groups) {
    delete group.dataset.expanded;
    group.open = state.open.includes(groupTitle(group));
  }
  if (filter) filter.value = state.filter;
  showResult(sidebar, state.result);
  // A new page is already at the top; setting the scroll position would force a layout.
  if (scroller && state.scrollTop > 0) scroller.scrollTop = state.scrollTop;
}

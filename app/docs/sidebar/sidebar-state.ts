import { dropPrerendered } from "#app/prerendered.ts";

/** What the sidebar keeps from page to page, for as long as the tab is open. */
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
    // A record that something else wrote is as good as none.
    return undefined;
  }
}

/** Stores the state for the next page. Drops a next page that was prerendered with another state. */
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
  };
}

export function groupTitle(group: HTMLDetailsElement): string {
  return group.querySelector("summary")?.textContent ?? "";
}

/** Whether a group is expanded; while the filter is in use, whether it was before. */
export function isExpanded({ open, dataset }: HTMLDetailsElement): boolean {
  return dataset.expanded === undefined ? open : dataset.expanded === "true";
}

/** Shows the pages that the filter found, in expanded groups, or all pages and groups as before. */
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
  const status = sidebar.querySelector("[data-filter-status]");
  if (status) status.textContent = result?.message ?? "";
}

/** Shows or hides a page, with its description if it was found. Returns whether it is shown. */
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

/** Shows the stored state. */
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
  // A new page is at the top; scrolling there would have the layout computed for nothing.
  if (scroller && state.scrollTop > 0) scroller.scrollTop = state.scrollTop;
}

import { searchFor } from "#app/search/open-search.ts";
import { on } from "#app/ui/delegate.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
import type { NavPage } from "#model/page-types.ts";
import { filterMessage, matchesFilter } from "./filter-groups.ts";
import {
  type FilterResult,
  groupTitle,
  isExpanded,
  readSidebar,
  restoreSidebar,
  type SidebarState,
  showResult,
  sidebarParts,
  storeSidebar,
} from "./sidebar-state.ts";

const wide = matchMedia("(width >= 64rem)");
let pages: readonly NavPage[] | undefined;
/** Tracked here, because reading it from the element would force a layout of a page that is about to go. */
let scrollTop = 0;

/** Starts the filter and the menu, and stores the sidebar's state for the next page. */
export function startSidebar(): void {
  const sidebar = document.getElementById("sidebar");
  if (!sidebar) return;
  const { filter } = sidebarParts(sidebar);
  if (filter?.value && !readSidebar()?.result) applyFilter(sidebar, filter.value);
  const store = () => storeState(sidebar);
  // On every change, because the next page may be prerendered before this one is hidden.
  sidebar.addEventListener("toggle", store, true);
  scrollTop = readSidebar()?.scrollTop ?? 0;
  store();
  const { scroller } = sidebarParts(sidebar);
  const readScroll = () => {
    if (scroller) scrollTop = scroller.scrollTop;
  };
  scroller?.addEventListener("scroll", readScroll);
  // The reader may have scrolled before this script loaded.
  whenIdle(() => {
    readScroll();
    store();
  });
  sidebar.addEventListener("scrollend", store, true);
  addEventListener("pagehide", () => {
    store();
    // The menu closes on navigation, also for the back/forward cache.
    if (sidebar.matches(":popover-open")) sidebar.hidePopover();
  });
  sidebar.addEventListener("beforetoggle", ({ newState }) => setMenu(sidebar, newState === "open"));
  if (sidebar.matches(":popover-open")) setMenu(sidebar, true);
  wide.addEventListener("change", () => sidebar.hidePopover());
  // The reader may have changed the sidebar since the browser cached this page.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    sidebarParts(sidebar).scroller?.scrollTo(0, 0);
    restoreSidebar();
  });
}

on("focusin", "[data-sidebar-filter]", loadPages);
on("input", "[data-sidebar-filter]", (_, field) => {
  const sidebar = field.closest("#sidebar");
  if (sidebar && field instanceof HTMLInputElement) applyFilter(sidebar, field.value);
});
on("keydown", "[data-sidebar-filter]", (event, field) => {
  if (event.key !== "Escape" || !(field instanceof HTMLInputElement) || field.value === "") return;
  // Otherwise Escape would also close the menu.
  event.preventDefault();
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
});
// Before the search opens.
on("click", "[data-search-all]", (_, button) => {
  const filter = button.closest("#sidebar")?.querySelector<HTMLInputElement>("[data-sidebar-filter]");
  if (filter) searchFor(filter.value.trim());
});
// While the filter is in use, every group is expanded.
on("click", "#sidebar[data-filtering] summary", (event) => event.preventDefault());

function storeState(sidebar: Element, change?: Pick<SidebarState, "result">): void {
  // The visible page is a different one.
  if ("prerendering" in document && document.prerendering) return;
  const { groups, filter } = sidebarParts(sidebar);
  storeSidebar({
    ...readSidebar(),
    open: groups.filter(isExpanded).map(groupTitle),
    scrollTop,
    filter: filter?.value ?? "",
    ...change,
  });
}

/** The open menu is modal: the page behind it is inert. */
function setMenu(sidebar: Element, isOpen: boolean): void {
  document.documentElement.toggleAttribute("data-menu", isOpen);
  if (isOpen) {
    sidebar.role = "dialog";
    sidebar.ariaModal = "true";
  } else {
    sidebar.removeAttribute("role");
    sidebar.removeAttribute("aria-modal");
  }
  for (const part of sidebar.parentElement?.children ?? []) {
    if (part !== sidebar) part.toggleAttribute("inert", isOpen);
  }
}

/** Loads descriptions on first use. Without them the filter still matches the titles in the sidebar. */
async function loadPages(): Promise<void> {
  try {
    pages ??= (await import("virtual:docs-nav")).pages;
  } catch {
    // Retried with the next key.
  }
}

async function applyFilter(sidebar: Element, query: string): Promise<void> {
  const isEmpty = query.trim() === "";
  storeState(sidebar, { result: undefined });
  if (!isEmpty) await loadPages();
  // The reader may have typed more in the meantime.
  if (sidebarParts(sidebar).filter?.value !== query) return;
  const result = isEmpty ? undefined : findPages(sidebar, query);
  showResult(sidebar, result);
  storeState(sidebar, { result });
}

function findPages(sidebar: Element, query: string): FilterResult {
  const found: FilterResult["found"] = {};
  for (const link of sidebar.querySelectorAll("details a")) {
    const href = link.getAttribute("href") ?? "";
    const title = link.firstChild?.textContent ?? "";
    const page = pages?.find((one) => one.href === href) ?? { navTitle: title, title, description: "" };
    if (matchesFilter(page, query)) found[href] = page.description;
  }
  return { found, message: filterMessage(query, Object.keys(found).length) };
}

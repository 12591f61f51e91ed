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
/** Known without asking the layout, which would be computed once more for a page that the reader leaves. */
let scrollTop = 0;

/** Starts the filter and the menu, and keeps the sidebar's state for the next page. */
export function startSidebar(): void {
  const sidebar = document.getElementById("sidebar");
  if (!sidebar) return;
  const { filter } = sidebarParts(sidebar);
  if (filter?.value && !readSidebar()?.result) applyFilter(sidebar, filter.value);
  const store = () => storeState(sidebar);
  // When it changes, because the next page may be prerendered before this one is hidden.
  sidebar.addEventListener("toggle", store, true);
  scrollTop = readSidebar()?.scrollTop ?? 0;
  store();
  const { scroller } = sidebarParts(sidebar);
  const readScroll = () => {
    if (scroller) scrollTop = scroller.scrollTop;
  };
  scroller?.addEventListener("scroll", readScroll);
  // The reader may have scrolled before this script arrived.
  whenIdle(() => {
    readScroll();
    store();
  });
  sidebar.addEventListener("scrollend", store, true);
  addEventListener("pagehide", () => {
    store();
    // The menu doesn't survive a navigation, also not in the back/forward cache.
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
  // Or Escape would also close the menu.
  event.preventDefault();
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
});
// While the filter is in use, every group is expanded.
on("click", "#sidebar[data-filtering] summary", (event) => event.preventDefault());

function storeState(sidebar: Element, change?: Pick<SidebarState, "result">): void {
  // The page that the reader sees is another one.
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

/** The open menu is a modal dialog: the page behind it is out of reach. */
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

/** Descriptions come with the first use. Without them the filter still finds pages by the titles on the screen. */
async function loadPages(): Promise<void> {
  try {
    pages ??= (await import("virtual:docs-nav")).pages;
  } catch {
    // Tried again with the next key.
  }
}

async function applyFilter(sidebar: Element, query: string): Promise<void> {
  const isEmpty = query.trim() === "";
  storeState(sidebar, { result: undefined });
  if (!isEmpty) await loadPages();
  // The reader may have typed on meanwhile.
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

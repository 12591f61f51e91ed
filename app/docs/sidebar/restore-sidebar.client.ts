// Runs right after the sidebar's markup, before first paint: the sidebar looks as it did on the page before.
import { groupTitle, readSidebar, showResult, sidebarParts } from "./sidebar-state.ts";

function restore(): void {
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
  if (scroller) scroller.scrollTop = state.scrollTop;
}

restore();
// The reader may have changed the sidebar since the browser prerendered this page, or since it cached it.
document.addEventListener("prerenderingchange", restore);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) restore();
});

import { opensSearch } from "#app/search/search-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Shows only the sidebar's pages that match, unlike the search, which finds text on all pages. */
export function SidebarFilter() {
  return (
    <search className="sidebar-filter no-js:hidden">
      <div>
        <Icon name="list-filter" />
        <input
          type="search"
          data-sidebar-filter=""
          placeholder="Search documentation..."
          aria-label="Search documentation"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <p role="status" data-filter-status="" className="text-muted text-sm" />
    </search>
  );
}

/** Ends the filtered list: opens the search with the filter's text (sidebar-state.ts fills it in). */
export function SearchAllPages() {
  return <button type="button" hidden data-search-all="" {...opensSearch} />;
}

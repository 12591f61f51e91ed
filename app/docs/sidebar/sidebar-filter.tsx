import { Icon } from "#app/ui/icon.tsx";

export function SidebarFilter() {
  return (
    <search className="sidebar-filter no-js:hidden">
      <div>
        <Icon name="search" />
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

import { Icon } from "#app/ui/icon.tsx";

export function SidebarFilter() {
  return (
    <search className="shrink-0 px-4 pt-4 pb-1 no-js:hidden">
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted"
        />
        <input
          type="search"
          data-sidebar-filter=""
          placeholder="Search documentation..."
          aria-label="Search documentation"
          autoComplete="off"
          spellCheck={false}
          className="w-full rounded-lg border border-control bg-surface py-2 pr-2 pl-9 text-sm placeholder:text-muted"
        />
      </div>
      <p role="status" data-filter-status="" className="text-muted text-sm" />
    </search>
  );
}

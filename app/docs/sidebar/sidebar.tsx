import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { MobileMenu } from "#app/docs/use-mobile-menu.ts";
import { filterGroups } from "#app/lib/filter-groups.ts";
import type { NavGroup } from "#app/lib/nav.ts";
import { Brand } from "#app/ui/brand.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InternalLink } from "#app/ui/links.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { ExternalResources } from "./external-resources.tsx";
import { SidebarFilter } from "./sidebar-filter.tsx";
import { SidebarGroup } from "./sidebar-group.tsx";
import { hasPage, loadGroups, useKnownGroups } from "./sidebar-groups.ts";

export const sidebarId = "sidebar";

export function Sidebar({ menu }: { menu: MobileMenu }) {
  const { pathname } = useLocation();
  const [query, setQuery] = useState("");
  const path = pathname.replace(/\/+$/, "");
  const built = useKnownGroups(path);
  const [complete, setComplete] = useState<NavGroup[]>();
  const known = complete ?? built;
  const [expanded, setExpanded] = useState(new Set([known[0]?.title]));
  const closeButton = useRef<HTMLButtonElement>(null);
  const isFiltering = complete !== undefined && query.trim() !== "";
  const groups = isFiltering ? filterGroups(complete, query) : known;

  useEffect(() => {
    if (menu.isOpen) closeButton.current?.focus();
  }, [menu.isOpen]);

  async function completeGroups() {
    // Without the descriptions the filter still finds pages by the names that are shown.
    if (!complete) setComplete(await loadGroups().catch(() => built));
  }

  // Where the sidebar was sent in parts, the reader may go on to a page that it does not have yet.
  const arrivedAt = useRef(path);
  const isMissing =
    known.some(({ items }) => items.length === 0) && !known.some((group) => hasPage(group, path));
  const followReader = useEffectEvent((path: string) => {
    if (isMissing && path !== arrivedAt.current) completeGroups();
  });
  useEffect(() => followReader(path), [path]);

  function handleToggle(title: string) {
    const next = new Set(expanded);
    if (!next.delete(title)) next.add(title);
    setExpanded(next);
    if (known.some((group) => group.title === title && group.items.length === 0)) completeGroups();
  }

  return (
    <>
      {menu.isOpen && (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Close menu"
          data-overlay=""
          onClick={menu.close}
          className="fixed inset-0 z-30 bg-scrim lg:hidden"
        />
      )}
      <aside
        id={sidebarId}
        aria-label="Documentation"
        data-menu={menu.isOpen ? "open" : "closed"}
        className="flex flex-col border-line bg-raised max-lg:no-js:order-last max-lg:no-js:border-t max-lg:js:fixed max-lg:js:inset-y-0 max-lg:js:left-0 max-lg:js:z-40 max-lg:js:w-sidebar max-lg:js:max-w-[85vw] max-lg:js:transition-transform max-lg:js:duration-150 max-lg:js:data-[menu=closed]:invisible max-lg:js:data-[menu=closed]:-translate-x-full lg:sticky lg:top-0 lg:h-dvh lg:border-r"
      >
        <div className="flex h-bar shrink-0 items-center justify-between border-line border-b px-4">
          <Brand />
          <button
            ref={closeButton}
            type="button"
            aria-label="Close menu"
            onClick={menu.close}
            className={`${buttonClass({ variant: "ghost", size: "icon" })} lg:hidden no-js:hidden`}
          >
            <Icon name="x" />
          </button>
        </div>
        <SidebarFilter
          query={query}
          onQuery={(query) => {
            setQuery(query);
            completeGroups();
          }}
          onFocus={completeGroups}
          isFiltering={isFiltering}
          found={groups.flatMap((group) => group.items).length}
        />
        <ScrollArea className="flex-1">
          <nav aria-label="Documentation pages" className="px-3 pb-4">
            {groups.map((group) => (
              <SidebarGroup
                key={group.title}
                group={group}
                currentHref={path}
                isFiltering={isFiltering}
                isExpanded={isFiltering || expanded.has(group.title)}
                onToggle={() => handleToggle(group.title)}
                onFind={() => setExpanded(new Set([...expanded, group.title]))}
              />
            ))}
          </nav>
          <ExternalResources />
          <InternalLink
            to="/docs/support"
            className="mx-4 mt-2 mb-4 flex items-center gap-2 rounded-lg py-2 text-muted text-sm hover:text-accent"
          >
            <Icon name="life-buoy" className="size-4" />
            Help and support
          </InternalLink>
        </ScrollArea>
        <div className="flex shrink-0 items-center justify-between border-line border-t px-4 py-2 no-js:hidden">
          <span className="text-muted text-sm">Theme</span>
          <ThemeSwitch />
        </div>
      </aside>
    </>
  );
}

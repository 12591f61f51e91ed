import { useEffect, useEffectEvent, useId, useRef } from "react";
import { closedWhen, useBeforeMatch } from "#app/lib/closed-content.ts";
import { useHydrated } from "#app/lib/hydrated.ts";
import type { NavGroup } from "#app/lib/nav.ts";
import { Icon } from "#app/ui/icon.tsx";
import { InternalLink } from "#app/ui/links.tsx";
import { groupItems } from "./sidebar-groups.ts";

const header = "flex items-center gap-2 px-2 py-1.5 font-semibold text-sm";

interface SidebarGroupProps {
  group: NavGroup;
  currentHref: string | undefined;
  isFiltering: boolean;
  isExpanded: boolean;
  onToggle: () => void;
  /** The reader is about to be shown a page of a collapsed group. */
  onFind: () => void;
}

/** A collapsed group still shows the page the reader is on. Without scripts everything is shown. */
export function SidebarGroup(props: SidebarGroupProps) {
  const { group, currentHref, isFiltering, isExpanded, onToggle, onFind } = props;
  const listId = useId();
  const isHydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  useBeforeMatch(list, onFind);
  // Before React took over, the browser may have opened an item for a reader who searched the page.
  const findEarlier = useEffectEvent(() => {
    if (!isExpanded && list.current?.querySelector("li:not([hidden]):not(:has([aria-current]))")) onFind();
  });
  useEffect(() => findEarlier(), []);
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-disabled={isFiltering}
        onClick={isFiltering ? undefined : onToggle}
        className={`group w-full rounded-lg hover:bg-sunken no-js:hidden ${header}`}
      >
        <Icon name={group.icon} className="size-4 text-accent" />
        {group.title}
        <Icon
          name="chevron-right"
          className="ml-auto size-4 text-muted transition-transform duration-150 group-aria-expanded:rotate-90"
        />
      </button>
      <p className={`js:hidden ${header}`}>
        <Icon name={group.icon} className="size-4 text-accent" />
        {group.items.length > 0 ? (
          group.title
        ) : (
          <InternalLink to={group.href} className="hover:text-accent">
            {group.title}
          </InternalLink>
        )}
      </p>
      <ul ref={list} id={listId} {...groupItems} className="ml-4 border-line border-l">
        {group.items.map((item) => {
          const isCurrent = item.href === currentHref;
          const isClosed = !(isExpanded || isCurrent);
          return (
            // What is closed keeps an empty box, which nobody needs to hear of. Without scripts nothing is closed.
            <li key={item.href} aria-hidden={(isHydrated && isClosed) || undefined} {...closedWhen(isClosed)}>
              <InternalLink
                to={item.href}
                aria-current={isCurrent ? "page" : undefined}
                className="-ml-px block border-transparent border-l-2 py-1.5 pr-2 pl-4 text-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-strong"
              >
                {item.navTitle}
                {isFiltering && <span className="block text-xs">{item.description}</span>}
              </InternalLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

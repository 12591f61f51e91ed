import { useLocation, useMatches } from "react-router";
import { breadcrumbs } from "#app/lib/breadcrumbs.ts";
import { useHydrated } from "#app/lib/hydrated.ts";
import { handleOf, pageOf } from "#app/lib/page-handle.ts";
import { Icon } from "#app/ui/icon.tsx";
import { InternalLink } from "#app/ui/links.tsx";

export function Breadcrumbs() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const isHydrated = useHydrated();
  // The page for unknown addresses is prerendered once, before its address is known.
  const isKnown = pageOf(matches) !== undefined || isHydrated;
  const crumbs = breadcrumbs(isKnown ? pathname : "/docs", handleOf(matches)?.trail ?? []);
  return (
    <nav aria-label="Breadcrumbs" className="min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label} className="flex min-w-0 items-center gap-1">
            {href ? (
              <InternalLink to={href} className="py-0.5 text-muted hover:text-accent hover:underline">
                {label}
              </InternalLink>
            ) : (
              <span aria-current={isKnown ? "page" : undefined} className="truncate font-medium">
                {label}
              </span>
            )}
            {/* Behind its item, so that no line begins with a separator. */}
            {index < crumbs.length - 1 && <Icon name="chevron-right" className="size-3.5 text-muted" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

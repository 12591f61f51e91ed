import { Icon } from "#app/ui/icon.tsx";
import type { Crumb } from "./breadcrumb-trail.ts";

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** The last crumb is the page itself; not so before an unknown address is known. */
  isCurrentLast?: boolean;
}

export function Breadcrumbs({ crumbs, isCurrentLast = true }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs" className="min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label} className="flex min-w-0 items-center gap-1">
            {href ? (
              <a href={href} className="py-0.5 text-muted hover:text-accent hover:underline">
                {label}
              </a>
            ) : (
              <span aria-current={isCurrentLast ? "page" : undefined} className="truncate font-medium">
                {label}
              </span>
            )}
            {/* After its item, so that no line begins with a separator. */}
            {index < crumbs.length - 1 && <Icon name="chevron-right" className="size-3.5 text-muted" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

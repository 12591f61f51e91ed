import { Icon } from "#app/ui/icon.tsx";
import type { Crumb } from "./breadcrumb-trail.ts";

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** Whether the last crumb is the current page; false on the 404 page until its address is known. */
  isCurrentLast?: boolean;
}

export function Breadcrumbs({ crumbs, isCurrentLast = true }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="breadcrumbs">
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={isCurrentLast ? "page" : undefined}>{label}</span>
            )}
            {/* After its item, so that no line starts with a separator. */}
            {index < crumbs.length - 1 && <Icon name="chevron-right" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

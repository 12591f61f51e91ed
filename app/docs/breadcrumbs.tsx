import { Icon } from "#app/ui/icon.tsx";
import type { Crumb } from "./breadcrumb-trail.ts";

/** The last crumb is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="breadcrumbs">
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{label}</span>
            )}
            {/* After its item, so that no line starts with a separator. */}
            {index < crumbs.length - 1 && <Icon name="chevron-right" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

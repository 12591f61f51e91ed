import { Icon } from "#app/ui/icon.tsx";
import type { NavGroup, NavPage } from "#model/page-types.ts";

interface SidebarGroupProps {
  group: NavGroup;
  currentPath: string | undefined;
  isOpen: boolean;
}

/** A group of pages. While it is collapsed, the current page is shown below its title. */
export function SidebarGroup({ group: { title, icon, pages }, currentPath, isOpen }: SidebarGroupProps) {
  const current = pages.find(({ href }) => href === currentPath);
  return (
    <div data-group="">
      <details open={isOpen}>
        <summary>
          <Icon name={icon} className="size-4 text-accent" />
          {title}
          <Icon name="chevron-right" className="disclosure ml-auto size-4" />
        </summary>
        <ul className="sidebar-pages">
          {pages.map((page) => (
            <li key={page.href}>
              <PageLink page={page} isCurrent={page === current} />
            </li>
          ))}
        </ul>
      </details>
      {current && (
        <div className="sidebar-pages" data-collapsed-page="">
          <PageLink page={current} isCurrent />
        </div>
      )}
    </div>
  );
}

function PageLink({ page: { href, navTitle }, isCurrent }: { page: NavPage; isCurrent: boolean }) {
  return (
    <a href={href} aria-current={isCurrent ? "page" : undefined}>
      {navTitle}
    </a>
  );
}

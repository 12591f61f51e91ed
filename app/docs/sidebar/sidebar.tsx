import { navGroups } from "#app/docs/nav.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { versions } from "#content/site.ts";
import { ExternalResources } from "./external-resources.tsx";
import restoreScript from "./restore-sidebar.client.ts?inline-script";
import { SearchAllPages, SidebarFilter } from "./sidebar-filter.tsx";
import { SidebarGroup } from "./sidebar-group.tsx";

export const sidebarId = "sidebar";

/**
 * The documentation's navigation: a column on wide screens, and below the large breakpoint a popover that the menu
 * button opens. sidebar.client.ts handles the filter.
 */
export function Sidebar({ path }: { path: string | undefined }) {
  return (
    <section id={sidebarId} aria-label="Documentation" popover="auto">
      <div className="sidebar-bar">
        <Brand />
        <button
          type="button"
          aria-label="Close menu"
          popoverTarget={sidebarId}
          popoverTargetAction="hide"
          autoFocus
          className={`${buttonClass({ variant: "ghost", size: "icon" })} lg:hidden`}
        >
          <Icon name="x" />
        </button>
      </div>
      <SidebarFilter />
      <ScrollArea className="flex-1">
        <nav aria-label="Documentation pages" className="px-3 pb-4">
          {navGroups.map((group, index) => (
            <SidebarGroup key={group.title} group={group} currentPath={path} isOpen={index === 0} />
          ))}
        </nav>
        <SearchAllPages />
        <ExternalResources />
        <div className="sidebar-help">
          <a href="/docs/support" aria-current={supportMark(path)}>
            Help and support
          </a>
        </div>
      </ScrollArea>
      <div className="sidebar-bar">
        {/* Only on phones, where the top bar has no room for them. */}
        <div className="sm:hidden">
          <Badge>v{versions.docs}</Badge>
          <a href="/getting-started" className={buttonClass({ variant: "secondary", size: "sm" })}>
            Get Started
          </a>
        </div>
        <span className="text-muted text-sm no-js:hidden max-sm:hidden">Theme</span>
        <ThemeSwitch />
      </div>
      <script dangerouslySetInnerHTML={{ __html: restoreScript }} />
    </section>
  );
}

/** Marks the link to the support pages, which no group lists. */
function supportMark(path = ""): "page" | "true" | undefined {
  if (path === "/docs/support") return "page";
  return path.startsWith("/docs/support/") ? "true" : undefined;
}

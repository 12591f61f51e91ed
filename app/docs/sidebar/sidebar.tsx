import { navGroups } from "#app/docs/nav.ts";
import { Brand } from "#app/ui/brand.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { ExternalResources } from "./external-resources.tsx";
import restoreScript from "./restore-sidebar.client.ts?inline-script";
import { SidebarFilter } from "./sidebar-filter.tsx";
import { SidebarGroup } from "./sidebar-group.tsx";

export const sidebarId = "sidebar";

/**
 * The navigation of the documentation: a column on wide screens, below the large breakpoint a popover that the menu
 * button opens. sidebar.client.ts drives the filter.
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
        <ExternalResources />
        <a href="/docs/support" className="mx-4 mt-2 mb-4 block py-2 text-muted text-sm hover:text-accent">
          Help and support
        </a>
      </ScrollArea>
      <div className="sidebar-bar no-js:hidden">
        <span className="text-muted text-sm">Theme</span>
        <ThemeSwitch />
      </div>
      <script dangerouslySetInnerHTML={{ __html: restoreScript }} />
    </section>
  );
}

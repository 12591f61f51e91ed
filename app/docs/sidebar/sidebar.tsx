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
    <section
      id={sidebarId}
      aria-label="Documentation"
      popover="auto"
      className="flex-col border-line bg-raised text-ink lg:sticky lg:top-0 lg:col-start-1 lg:row-start-1 lg:flex lg:h-dvh lg:border-r"
    >
      <div className="flex h-bar shrink-0 items-center justify-between border-line border-b px-4">
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
      <div className="flex shrink-0 items-center justify-between border-line border-t px-4 py-2 no-js:hidden">
        <span className="text-muted text-sm">Theme</span>
        <ThemeSwitch />
      </div>
      <script dangerouslySetInnerHTML={{ __html: restoreScript }} />
    </section>
  );
}

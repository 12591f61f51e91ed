import { SearchButton } from "#app/search/search-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconLink } from "#app/ui/icon-link.tsx";
import { InternalLink } from "#app/ui/links.tsx";
import { addresses, site } from "#content/site.ts";
import { sidebarId } from "./sidebar/sidebar.tsx";
import type { MobileMenu } from "./use-mobile-menu.ts";

/** Below the large breakpoint: menu, way back to the overview, search, repository. */
export function MobileHeader({ menu }: { menu: MobileMenu }) {
  return (
    <div className="sticky top-0 z-20 flex h-bar items-center gap-1 sm:gap-2 border-line border-b bg-surface px-2 lg:hidden">
      <button
        ref={menu.toggle}
        type="button"
        aria-label="Open menu"
        aria-expanded={menu.isOpen}
        aria-controls={sidebarId}
        onClick={menu.open}
        className={`${buttonClass({ variant: "ghost", size: "icon" })} no-js:hidden`}
      >
        <Icon name="menu" />
      </button>
      {/* Without scripts the sidebar stands below the page. */}
      <a href={`#${sidebarId}`} className={`${buttonClass({ variant: "ghost", size: "sm" })} js:hidden`}>
        Menu
      </a>
      <InternalLink to="/docs" className="mr-auto font-display font-semibold">
        {site.name} Docs
      </InternalLink>
      <SearchButton />
      <IconLink href={addresses.repository} label="Source repository" icon="git-branch" />
    </div>
  );
}

import { SearchButton } from "#app/search/search-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconLink } from "#app/ui/icon-link.tsx";
import { addresses, site } from "#content/site.ts";
import { sidebarId } from "./sidebar/sidebar.tsx";

/** Below the large breakpoint: menu, link to the overview, search, repository. */
export function MobileHeader() {
  return (
    <div className="docs-bar">
      <button
        type="button"
        aria-label="Open menu"
        popoverTarget={sidebarId}
        className={buttonClass({ variant: "ghost", size: "icon" })}
      >
        <Icon name="menu" />
      </button>
      <a href="/docs">{site.name} Docs</a>
      <SearchButton />
      <IconLink href={addresses.repository} label="Source repository" icon="git-branch" />
    </div>
  );
}

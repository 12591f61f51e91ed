import type { ReactNode } from "react";
import { SearchButton } from "#app/search/search-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { IconLink } from "#app/ui/icon-link.tsx";
import { addresses, versions } from "#content/site.ts";

/** The bar with the breadcrumbs. On phones it holds nothing else: the menu has the version and the links. */
export function TopBar({ breadcrumbs }: { breadcrumbs: ReactNode }) {
  return (
    <div className="docs-top-bar">
      {breadcrumbs}
      <div>
        <SearchButton className="max-lg:hidden" />
        <Badge>v{versions.docs}</Badge>
        {/* The mobile header already links to the repository. */}
        <IconLink
          href={addresses.repository}
          label="Source repository"
          icon="git-branch"
          className="max-lg:hidden"
        />
        <IconLink href={addresses.registry} label="Package registry" icon="package" />
        <a href="/getting-started" className={buttonClass({ variant: "secondary", size: "sm" })}>
          Get Started
        </a>
      </div>
    </div>
  );
}

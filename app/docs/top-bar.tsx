import type { ReactNode } from "react";
import { SearchButton } from "#app/search/search-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { IconLink } from "#app/ui/icon-link.tsx";
import { addresses, versions } from "#content/site.ts";

export function TopBar({ breadcrumbs }: { breadcrumbs: ReactNode }) {
  return (
    <div className="z-10 flex min-h-bar flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b bg-surface px-4 py-2 sm:px-8 lg:sticky lg:top-0 lg:flex-nowrap lg:py-1">
      {breadcrumbs}
      <div className="flex shrink-0 flex-wrap items-center gap-2">
        <SearchButton className="max-lg:hidden" />
        <Badge>v{versions.docs}</Badge>
        {/* The mobile header has the repository already. */}
        <IconLink
          href={addresses.repository}
          label="Source repository"
          icon="git-branch"
          className="max-lg:hidden"
        />
        <IconLink href={addresses.registry} label="Package registry" icon="package" />
        <a href="/getting-started" className={buttonClass({ size: "sm" })}>
          Get Started
        </a>
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { searchId } from "#app/search/open-search.ts";
import { SkipLink } from "#app/ui/skip-link.tsx";
import type { PageDate } from "#model/page-types.ts";
import { DocsFooter } from "./docs-footer.tsx";
import { HeadingLinkLabel } from "./heading.tsx";
import { MobileHeader } from "./mobile-header.tsx";
import { Sidebar } from "./sidebar/sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

interface DocsShellProps {
  /** The page's path; undefined for the page that answers unknown addresses. */
  path?: string;
  breadcrumbs: ReactNode;
  updated?: PageDate | undefined;
  children: ReactNode;
}

/** What surrounds every docs page: sidebar, bars and footer. */
export function DocsShell({ path, breadcrumbs, updated, children }: DocsShellProps) {
  return (
    <div className="docs">
      {/* Paints sidebar and text together. Chromium stops waiting at the start tag of the element, so this names the
          element after the sidebar. */}
      <link rel="expect" href={`#${searchId}`} blocking="render" media="(width >= 64rem)" />
      <SkipLink />
      <HeadingLinkLabel />
      <div id="page">
        {/* One banner of two bars, each of which sticks to the window by itself. */}
        <header className="contents">
          <MobileHeader />
          <TopBar breadcrumbs={breadcrumbs} />
        </header>
        <main id="content">{children}</main>
        <DocsFooter path={path} updated={updated} />
      </div>
      {/* After the text, which is what readers wait for. Where it is a column, both are painted at once. */}
      <Sidebar path={path} />
    </div>
  );
}

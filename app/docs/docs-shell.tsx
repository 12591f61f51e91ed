import type { ReactNode } from "react";
import { searchId } from "#app/search/open-search.ts";
import { SkipLink } from "#app/ui/skip-link.tsx";
import type { PageDate } from "#model/page-types.ts";
import { DocsFooter } from "./docs-footer.tsx";
import { HeadingLinkLabel } from "./heading.tsx";
import { MobileHeader } from "./mobile-header.tsx";
import type { Outline } from "./sections.ts";
import { Sidebar } from "./sidebar/sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

interface DocsShellProps {
  /** The page's path; undefined for the 404 page. */
  path?: string;
  breadcrumbs: ReactNode;
  updated?: PageDate | undefined;
  outline?: Outline;
  children: ReactNode;
}

/** The layout of every docs page: sidebar, bars and footer. */
export function DocsShell({ path, breadcrumbs, updated, outline, children }: DocsShellProps) {
  const wide = [outline?.hasNotes && "annotated-page", outline?.figure && "figure-page"].filter(Boolean);
  return (
    <div className="docs">
      {/* First paint waits for the header or, where the sidebar is a column, for the sidebar. Chromium stops waiting at the
          start tag of an element, so these name the elements after them. */}
      <link rel="expect" href="#content" blocking="render" media="(width < 64rem)" />
      <link rel="expect" href={`#${searchId}`} blocking="render" media="(width >= 64rem)" />
      <SkipLink />
      <HeadingLinkLabel />
      <div id="page">
        {/* One banner with two bars, each sticky on its own. */}
        <header className="contents">
          <MobileHeader />
          <TopBar breadcrumbs={breadcrumbs} />
        </header>
        <main id="content" className={wide.join(" ") || undefined}>
          {children}
        </main>
        <DocsFooter path={path} updated={updated} />
      </div>
      {/* After the text, so that the text is parsed first. Where it is a column, both are painted at once. */}
      <Sidebar path={path} />
    </div>
  );
}

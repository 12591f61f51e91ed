import { pages } from "virtual:docs-nav";
import { useHydrated } from "#app/islands/use-hydrated.ts";
import { searchFor } from "#app/search/open-search.ts";
import { opensSearch } from "#app/search/search-button.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { decode } from "#app/ui/decode.ts";
import { Icon } from "#app/ui/icon.tsx";
import { breadcrumbs, documentationTrail } from "./breadcrumb-trail.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { LinkCards } from "./link-cards.tsx";
import { nearestPages } from "./nearest-pages.ts";

const mainSections = ["/docs/quick-start", "/docs/concepts", "/docs/api", "/docs/examples"];

/** Shows the unknown address and similar ones. One file serves all unknown addresses, so this runs in the browser. */
export function MissingPage() {
  const isHydrated = useHydrated();
  return (
    <>
      {/* Always present: the focus may be here when the rest arrives. */}
      <p className="mb-6 grid gap-3 sm:flex sm:flex-wrap">
        <a href="/docs" className={buttonClass()}>
          Documentation overview
        </a>
        <Button
          variant="secondary"
          className="max-w-full no-js:hidden"
          {...opensSearch}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => searchFor(query())}
        >
          <Icon name="search" className="size-4 shrink-0" />
          <span className="truncate">Search for {isHydrated ? `“${query()}”` : "this page"}</span>
        </Button>
      </p>
      {isHydrated && <OtherPages path={location.pathname} />}
    </>
  );
}

function OtherPages({ path }: { path: string }) {
  const nearest = nearestPages(path, pages);
  const sections = pages.filter((page) => mainSections.includes(page.href) && !nearest.includes(page));
  return (
    <div className="grid gap-4">
      <p>
        You asked for <code className="wrap-anywhere rounded bg-sunken px-1">{path}</code>.
        {nearest.length === 1 && " This page has a similar address:"}
        {nearest.length > 1 && " These pages have similar addresses:"}
      </p>
      {nearest.length > 0 && <LinkCards pages={nearest} />}
      <p>These are the main sections of the documentation:</p>
      <LinkCards pages={sections} />
    </div>
  );
}

/** The last part of the address. */
function query(): string {
  return decode(location.pathname.split("/").filter(Boolean).at(-1) ?? "").replaceAll(/[-_.]+/g, " ");
}

/** An unknown slug is a crumb below a page only. */
export function MissingPageBreadcrumbs() {
  const trail = useHydrated() ? breadcrumbs(location.pathname, pages) : [];
  const isBelowPage = trail.length > 3 && trail.slice(0, -1).every(({ href }) => href);
  return <Breadcrumbs crumbs={isBelowPage ? trail : [...documentationTrail, { label: "Page not found" }]} />;
}

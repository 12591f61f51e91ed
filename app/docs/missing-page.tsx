import { pages } from "virtual:docs-nav";
import { useHydrated } from "#app/islands/use-hydrated.ts";
import { breadcrumbs } from "./breadcrumb-trail.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { LinkCards } from "./link-cards.tsx";
import { nearestPages } from "./nearest-pages.ts";

/** Shows the unknown address and similar ones. One file serves all unknown addresses, so this runs in the browser. */
export function MissingPage() {
  const isHydrated = useHydrated();
  return (
    <>
      {isHydrated && <SimilarPages path={location.pathname} />}
      {/* Always present: its link may have the focus when the rest arrives. */}
      <p>
        Choose a page from the navigation, or return to the{" "}
        <a href="/docs" className="text-accent underline">
          documentation overview
        </a>
        .
      </p>
    </>
  );
}

function SimilarPages({ path }: { path: string }) {
  return (
    <>
      <p className="mb-6">
        There is no page at <code className="wrap-anywhere rounded bg-sunken px-1">{path}</code>. These pages
        have the most similar addresses:
      </p>
      <div className="mb-6">
        <LinkCards pages={nearestPages(path, pages)} />
      </div>
    </>
  );
}

/** The known part of an unknown address. */
export function MissingPageBreadcrumbs() {
  const isHydrated = useHydrated();
  const path = isHydrated ? location.pathname : "/docs";
  return <Breadcrumbs crumbs={breadcrumbs(path, pages)} isCurrentLast={isHydrated} />;
}

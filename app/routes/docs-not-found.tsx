import { useLocation } from "react-router";
import { LinkCards } from "#app/docs/link-cards.tsx";
import { PageHeader } from "#app/docs/page-header.tsx";
import { useHydrated } from "#app/lib/hydrated.ts";
import { useLogMissingPath } from "#app/lib/log-missing-path.ts";
import { docsPages } from "#app/lib/nav.ts";
import { nearestPages } from "#app/lib/nearest-pages.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { InternalLink } from "#app/ui/links.tsx";
import type { MissingPageHandle } from "#content/page-handle.ts";

/** Breadcrumbs name the known part of an unknown address. */
export const handle = { trail: docsPages } satisfies MissingPageHandle;

export const meta = () =>
  pageMeta({ title: "Page not found", description: "This documentation page does not exist." });

export default function DocsNotFound() {
  useLogMissingPath();
  const { pathname } = useLocation();
  // One file answers every unknown path, so the path itself is only known in the browser.
  const isHydrated = useHydrated();
  return (
    <>
      <PageHeader title="Page not found" subtitle="The documentation has no page at this address." />
      {isHydrated ? (
        <>
          <p className="mb-6">
            Nothing is at <code className="wrap-anywhere rounded bg-sunken px-1">{pathname}</code>. These
            pages have the most similar addresses:
          </p>
          <LinkCards pages={nearestPages(pathname, docsPages)} />
        </>
      ) : (
        <p>
          Choose a page from the navigation, or return to the{" "}
          <InternalLink to="/docs" className="text-accent underline">
            documentation overview
          </InternalLink>
          .
        </p>
      )}
    </>
  );
}

import { DocsShell } from "#app/docs/docs-shell.tsx";
import { PageHeader } from "#app/docs/page-header.tsx";
import type { DocumentProps } from "#app/document.tsx";
import { SeededGlyph } from "#app/glyph/seeded-glyph.tsx";
import { Island } from "#app/islands/island.tsx";

/** The 404 page for addresses below /docs. */
export function docsNotFoundPage(): DocumentProps {
  return {
    meta: { title: "Page not found", description: "This documentation page doesn’t exist." },
    styles: "docs",
    hasPolicy: true,
    children: (
      <DocsShell breadcrumbs={<Island component="missing-page-breadcrumbs" when="idle" />}>
        {/* One element: the shell puts a second one where other pages have their contents. */}
        <div>
          <PageHeader title="Page not found" subtitle="There is no documentation page at this address.">
            <SeededGlyph
              seed={404}
              lineWidth={2}
              className="-my-2 -mr-2 ml-auto size-20 shrink-0 self-center sm:-mr-2.75 sm:size-28"
            />
          </PageHeader>
          <div data-missing-page="">
            <Island component="missing-page" when="idle" />
          </div>
        </div>
      </DocsShell>
    ),
  };
}

import { DocsShell } from "#app/docs/docs-shell.tsx";
import { PageHeader } from "#app/docs/page-header.tsx";
import type { DocumentProps } from "#app/document.tsx";
import { Island } from "#app/islands/island.tsx";

/** Answers unknown addresses below /docs. */
export function docsNotFoundPage(): DocumentProps {
  return {
    meta: { title: "Page not found", description: "This documentation page does not exist." },
    styles: "docs",
    hasPolicy: true,
    children: (
      <DocsShell breadcrumbs={<Island component="missing-page-breadcrumbs" when="idle" />}>
        <PageHeader title="Page not found" subtitle="The documentation has no page at this address." />
        <div data-missing-page="">
          <Island component="missing-page" when="idle" />
        </div>
      </DocsShell>
    ),
  };
}

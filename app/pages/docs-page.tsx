import { breadcrumbs } from "#app/docs/breadcrumb-trail.ts";
import { Breadcrumbs } from "#app/docs/breadcrumbs.tsx";
import { DocsShell } from "#app/docs/docs-shell.tsx";
import { docsPages, linkedPages } from "#app/docs/nav.ts";
import { NextCard } from "#app/docs/next-card.tsx";
import { OnThisPage } from "#app/docs/on-this-page.tsx";
import { PageHeader } from "#app/docs/page-header.tsx";
import { PageMenu } from "#app/docs/page-menu.tsx";
import type { Outline } from "#app/docs/sections.ts";
import type { DocumentProps, Sheet } from "#app/document.tsx";
import { SeededGlyph } from "#app/glyph/seeded-glyph.tsx";
import { docsStructuredData } from "#app/structured-data.ts";
import type { DocsPage } from "#model/page-types.ts";

/** Pages without another drawing on the first screen. */
const pagesWithAda = new Set(["/docs", "/docs/quick-start", "/docs/support"]);

/** A documentation page around its rendered content. */
export function docsPage(page: DocsPage, html: string, outline: Outline): DocumentProps {
  const { href, title, subtitle, description, next, updated, draft } = page;
  return {
    meta: { title, description, path: href },
    styles: sheetOf(page, outline),
    structuredData: docsStructuredData(page),
    children: (
      <DocsShell
        path={href}
        updated={updated}
        outline={outline}
        breadcrumbs={<Breadcrumbs crumbs={breadcrumbs(href, docsPages)} />}
      >
        <PageHeader title={title} subtitle={subtitle} isDraft={draft}>
          {pagesWithAda.has(href) && (
            <SeededGlyph seed={7} name="Ada" lineWidth={2} className="organism shrink-0 max-[23rem]:hidden" />
          )}
          <PageMenu page={page} />
        </PageHeader>
        <OnThisPage sections={outline.sections} />
        <div className="prose min-w-0" dangerouslySetInnerHTML={{ __html: html }} />
        <NextCard href={href} pages={linkedPages(next)} />
      </DocsShell>
    ),
  };
}

/**
 * Pages that are mostly reference or programs are the longest, and use the fewest different blocks. Pages with results
 * use blocks that others don't need.
 */
function sheetOf({ slug }: DocsPage, { figure, hasNotes, hasResults, hasTable }: Outline): Sheet {
  if (figure) return `${figure}-figure`;
  if (hasNotes) return "annotated";
  if (hasResults) return "results";
  if (slug.startsWith("api/")) return "api";
  if (slug.startsWith("advanced/")) return hasTable ? "tables" : "programs";
  return "docs";
}

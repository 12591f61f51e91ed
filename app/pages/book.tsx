import { bookPart, partId } from "#app/docs/book/book-part.ts";
import { docsPages } from "#app/docs/nav.ts";
import type { DocumentProps } from "#app/document.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { resultSlugs } from "#content/docs/nav.ts";
import { addresses, site, versions } from "#content/site.ts";
import type { DocsPage } from "#model/page-types.ts";

/** Results change with every build, and are about the site. */
const isPart = ({ slug }: DocsPage) => !resultSlugs.includes(slug);

/** All documentation pages in one document, for printing. It has no scripts and no controls. */
export function bookPage(contentOf: (page: DocsPage) => string): DocumentProps {
  const pages = docsPages.filter(isPart);
  return {
    meta: {
      title: `${site.name}: Documentation`,
      description: "All documentation pages as one document, for printing.",
    },
    styles: "book",
    isPlain: true,
    children: (
      <main id="content" className="mx-auto max-w-4xl px-4 py-12 sm:px-8">
        <header>
          <h1 className="font-semibold text-3xl sm:text-5xl">{site.name} Documentation</h1>
          <p className="mt-4 text-lg text-muted">{site.tagline}</p>
          <p className="mt-4 text-muted">
            Version {versions.docs}. All pages of{" "}
            <a href="/docs" className="underline">
              the documentation
            </a>{" "}
            in one document.
          </p>
          <p className="mt-4 print:hidden">
            <ExternalLink href={addresses.documentation} className="underline">
              Open it as a PDF
            </ExternalLink>
            , or{" "}
            <a href="/llms-full.txt" className="underline">
              as Markdown
            </a>
            .
          </p>
        </header>
        <section aria-labelledby="contents" className="book-contents prose mt-12">
          <h2 id="contents" className="font-semibold text-2xl">
            Contents
          </h2>
          <ol>
            {pages.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${partId(slug)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </section>
        {pages.map((page) => (
          <article key={page.slug} className="book-part">
            <h2 id={partId(page.slug)} className="font-semibold text-3xl sm:text-5xl">
              {page.title}
            </h2>
            <p className="mt-4 text-lg text-muted">{page.subtitle}</p>
            <div
              className="prose mt-8 min-w-0"
              dangerouslySetInnerHTML={{
                __html: bookPart(contentOf(page), page, pages, import.meta.env.SITE_URL),
              }}
            />
          </article>
        ))}
      </main>
    ),
  };
}

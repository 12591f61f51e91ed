import type { DocumentProps } from "#app/document.tsx";
import { SeededGlyph } from "#app/glyph/seeded-glyph.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { addresses } from "#content/site.ts";

const title = "Unexpected Application Error!";

/** The page for 5xx responses. Uncaught errors in scripts are reported by ui/report-errors.client.ts. */
export function unexpectedErrorPage(): DocumentProps {
  return {
    meta: { title, description: "The server couldn’t send this page." },
    styles: "site",
    hasPolicy: true,
    children: (
      <main id="content" className="error-page min-h-dvh">
        <div className="grid gap-6">
          <h1 className="font-semibold text-3xl sm:text-[2.75rem] lg:text-5xl">{title}</h1>
          <p className="rounded-lg border border-danger-line bg-danger-soft px-4 py-3 text-danger">
            500 Internal Server Error
          </p>
          <p className="max-w-[60ch] text-muted max-lg:mx-auto">
            The server couldn’t send this page. Reload it to try again. If the error persists, please report
            it and include the address of the page.
          </p>
          <p className="flex flex-wrap gap-3 max-lg:justify-center">
            <a href="/" className={buttonClass()}>
              Go to the home page
            </a>
            <ExternalLink href={addresses.issues} className={buttonClass({ variant: "secondary" })}>
              Report it
            </ExternalLink>
          </p>
        </div>
        <SeededGlyph seed={500} isFossil className="error-dish" />
      </main>
    ),
  };
}

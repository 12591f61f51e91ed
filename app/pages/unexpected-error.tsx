import type { DocumentProps } from "#app/document.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { addresses } from "#content/site.ts";

const title = "Unexpected Application Error!";

/** Sent by servers with a 5xx status. An uncaught error of a page's script is reported by ui/report-errors.client.ts. */
export function unexpectedErrorPage(): DocumentProps {
  return {
    meta: { title, description: "The server failed to answer." },
    styles: "site",
    hasPolicy: true,
    children: (
      <main id="content" className="mx-auto grid min-h-dvh max-w-2xl content-center gap-6 px-4 py-16">
        <h1 className="font-semibold text-4xl">{title}</h1>
        <p className="rounded-lg border border-danger-line bg-danger-soft px-4 py-3 text-danger">
          500 Internal Server Error
        </p>
        <p className="text-muted">
          The server failed to send this page. Reload it to try again. If it happens again, please report it
          with the address of the page.
        </p>
        <p className="flex flex-wrap gap-3">
          <a href="/" className={buttonClass()}>
            Go to the home page
          </a>
          <ExternalLink href={addresses.issues} className={buttonClass({ variant: "secondary" })}>
            Report it
          </ExternalLink>
        </p>
      </main>
    ),
  };
}

import type { DocumentProps } from "#app/document.tsx";
import { SeededGlyph } from "#app/glyph/seeded-glyph.tsx";
import { SiteFooter } from "#app/sections/site-footer.tsx";
import { SiteHeader } from "#app/sections/site-header.tsx";
import { buttonClass } from "#app/ui/button.tsx";

/** The 404 page. */
export function notFoundPage(): DocumentProps {
  return {
    meta: { title: "Page not found", description: "This page doesn’t exist." },
    styles: "site",
    hasPolicy: true,
    children: <NotFound />,
  };
}

function NotFound() {
  return (
    <div data-missing-page="" className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="error-page">
        <div>
          <p aria-hidden="true" className="font-display font-semibold text-2xl text-accent">
            404
          </p>
          <h1 className="mt-2 font-semibold text-3xl sm:text-[2.75rem] lg:text-5xl">Oops! Page not found</h1>
          <p className="mt-4 text-balance text-lg text-muted">
            This page is as extinct as organism 404, or it never existed.
          </p>
          <p className="mt-6 flex flex-wrap gap-3 max-lg:justify-center max-sm:flex-col">
            <a href="/" className={buttonClass()}>
              Return to Home
            </a>
            <a href="/docs" className={buttonClass({ variant: "secondary" })}>
              Documentation
            </a>
          </p>
        </div>
        <SeededGlyph seed={404} isFossil lineWidth={1.25} className="error-dish" />
      </main>
      <SiteFooter />
    </div>
  );
}

import type { DocumentProps } from "#app/document.tsx";
import { SearchButton } from "#app/search/search-button.tsx";
import { SiteFooter } from "#app/sections/site-footer.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";

/** Answers unknown addresses. */
export function notFoundPage(): DocumentProps {
  return {
    meta: { title: "Page not found", description: "This page does not exist." },
    styles: "site",
    hasPolicy: true,
    children: <NotFound />,
  };
}

function NotFound() {
  return (
    <div data-missing-page="" className="flex min-h-dvh flex-col">
      <SkipLink />
      <main
        id="content"
        className="grid flex-1 place-content-center justify-items-center gap-6 px-4 py-12 text-center"
      >
        <p aria-hidden="true" className="font-display font-semibold text-8xl text-accent">
          404
        </p>
        <h1 className="font-semibold text-3xl">Oops! Page not found</h1>
        <a href="/" className={buttonClass()}>
          Return to Home
        </a>
        <SearchButton />
      </main>
      <SiteFooter />
    </div>
  );
}

import { useLogMissingPath } from "#app/lib/log-missing-path.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { SearchButton } from "#app/search/search-button.tsx";
import { SiteFooter } from "#app/sections/site-footer.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { InternalLink } from "#app/ui/links.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";

export const meta = () => pageMeta({ title: "Page not found", description: "This page does not exist." });

export default function NotFound() {
  useLogMissingPath();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <main
        id="content"
        className="grid flex-1 place-content-center justify-items-center gap-6 px-4 py-12 text-center"
      >
        <p aria-hidden="true" className="font-display font-semibold text-8xl text-accent">
          404
        </p>
        <h1 className="font-semibold text-3xl">Oops! Page not found</h1>
        <InternalLink to="/" className={buttonClass()}>
          Return to Home
        </InternalLink>
        <SearchButton />
      </main>
      <SiteFooter />
    </div>
  );
}

import { docsPages } from "#app/docs/nav.ts";
import type { DocumentProps } from "#app/document.tsx";
import { StoredPages } from "#app/offline/stored-pages.tsx";
import { SiteFooter } from "#app/sections/site-footer.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";

const pages = [
  { path: "/", title: "Home" },
  { path: "/getting-started", title: "Getting Started" },
  ...docsPages.map(({ href, title }) => ({ path: href, title })),
];

/** The service worker's fallback for pages that can't be loaded and aren't cached. */
export function offlinePage(): DocumentProps {
  return {
    meta: { title: "Offline", description: "Pages of this site that are saved on this device." },
    styles: "site",
    children: (
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <header className="border-line border-b">
          <div className="mx-auto flex h-bar max-w-6xl items-center px-4 sm:px-8">
            <Brand />
          </div>
        </header>
        <StoredPages pages={pages} />
        <SiteFooter />
      </div>
    ),
  };
}

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

/** What the service worker shows instead of a page that it can neither load nor find. */
export function offlinePage(): DocumentProps {
  return {
    meta: { title: "Offline", description: "The pages of this site that are on this device." },
    styles: "site",
    children: (
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <header className="mx-auto flex h-bar w-full max-w-4xl items-center px-4 sm:px-8">
          <Brand />
        </header>
        <main id="content" className="mx-auto w-full max-w-4xl flex-1 px-4 py-12 sm:px-8">
          <h1 className="font-semibold text-3xl sm:text-5xl">This page is not on your device</h1>
          <StoredPages pages={pages} />
        </main>
        <SiteFooter />
      </div>
    ),
  };
}

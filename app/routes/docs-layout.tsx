import { useEffect, useRef } from "react";
import { type MetaArgs, useLocation, useMatches } from "react-router";
import { DocsFooter } from "#app/docs/docs-footer.tsx";
import { MobileHeader } from "#app/docs/mobile-header.tsx";
import { NextCard } from "#app/docs/next-card.tsx";
import { OnThisPage } from "#app/docs/on-this-page.tsx";
import { PageContent } from "#app/docs/page-content.tsx";
import { PageHeader } from "#app/docs/page-header.tsx";
import { PageMenu } from "#app/docs/page-menu.tsx";
import { usePageOutline } from "#app/docs/page-outline.ts";
import { RustOnlyNote } from "#app/docs/rust-only-note.tsx";
import { Sidebar } from "#app/docs/sidebar/sidebar.tsx";
import { TopBar } from "#app/docs/top-bar.tsx";
import { useFadeIn } from "#app/docs/use-fade-in.ts";
import { useMobileMenu } from "#app/docs/use-mobile-menu.ts";
import { pageAt } from "#app/lib/nav.ts";
import { pageOf } from "#app/lib/page-handle.ts";
import { wakePage } from "#app/lib/page-on-demand.tsx";
import { pageContent } from "#app/lib/sections.ts";
import { docsStructuredData } from "#app/lib/structured-data.ts";
import { SkipLink } from "#app/ui/skip-link.tsx";

/** Only for readers of the built page, so it is no part of the browser's scripts. */
export function meta({ location }: MetaArgs) {
  const page = import.meta.env.SSR ? pageAt(location.pathname) : undefined;
  return import.meta.env.SSR && page ? [docsStructuredData(page)] : [];
}

export default function DocsLayout() {
  const { pathname } = useLocation();
  const page = pageOf(useMatches());
  const path = pathname.replace(/\/+$/, "");
  const menu = useMobileMenu();
  const [outline, setOutline] = usePageOutline();
  const content = useFadeIn(pathname);

  // Whoever leaves the first page may come back to it, and then it has to be there at once.
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== arrivedAt.current) wakePage();
  }, [pathname]);

  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[var(--spacing-sidebar)_minmax(0,1fr)] print:block">
      <SkipLink inert={menu.isOpen} />
      <Sidebar menu={menu} />
      <div inert={menu.isOpen} className="flex min-w-0 flex-1 flex-col">
        {/* One banner of two bars, each of which sticks to the window on its own. */}
        <header className="contents">
          <MobileHeader menu={menu} />
          <TopBar />
        </header>
        <main
          id="content"
          className="mx-auto w-full max-w-4xl flex-1 px-4 py-8 sm:px-8 lg:py-12 xl:grid xl:max-w-290 xl:grid-cols-[minmax(0,1fr)_14rem] xl:content-start xl:gap-x-10"
        >
          {page && (
            <PageHeader title={page.title} subtitle={page.subtitle}>
              <PageMenu key={path} path={path} page={page} />
            </PageHeader>
          )}
          <OnThisPage sections={outline?.sections} />
          {outline?.isRustOnly && <RustOnlyNote />}
          {/* Tabs and other state belong to the page they were used on. */}
          <div key={pathname} ref={content} {...pageContent} className="prose min-w-0">
            <PageContent onOutline={setOutline} />
          </div>
          {page && <NextCard pages={page.next} />}
        </main>
        <DocsFooter {...(page && { path, updated: page.updated })} />
      </div>
    </div>
  );
}

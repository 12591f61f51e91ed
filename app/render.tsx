import { contents } from "virtual:docs-contents";
import { parse } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { addresses } from "#content/site.ts";
import type { DocsPage } from "#model/page-types.ts";
import { docsPages } from "./docs/nav.ts";
import { readOutline } from "./docs/sections.ts";
import { type Assets, Document, type DocumentProps, type Sheet } from "./document.tsx";
import { loadIslands } from "./islands/island.tsx";
import { bookPage } from "./pages/book.tsx";
import { designReviewPage } from "./pages/design-review.tsx";
import { docsNotFoundPage } from "./pages/docs-not-found.tsx";
import { docsPage } from "./pages/docs-page.tsx";
import { gettingStartedPage } from "./pages/getting-started.tsx";
import { homePage } from "./pages/home.tsx";
import { notFoundPage } from "./pages/not-found.tsx";
import { offlinePage } from "./pages/offline.tsx";
import { unexpectedErrorPage } from "./pages/unexpected-error.tsx";

export { pageSizes } from "./docs/page-sizes.ts";
export { inlineParts } from "./document.tsx";

await loadIslands();

/** Pages by path. Error pages are files with their own name; all others are `index.html` in a folder. */
const pages = new Map<string, () => DocumentProps>([
  ["/", homePage],
  ["/getting-started", gettingStartedPage],
  ...docsPages.map((page): [string, () => DocumentProps] => [
    page.href,
    () => {
      // The shell lists the sections of the content, which come from both Markdown and blocks.
      const html = contentOf(page);
      return docsPage(page, html, readOutline(parse(html)));
    },
  ]),
  [addresses.printable, () => bookPage(contentOf)],
  ["/offline", offlinePage],
  ["/404", notFoundPage],
  ["/docs/404", docsNotFoundPage],
  ["/500", unexpectedErrorPage],
  ["/design", designReviewPage],
]);

/** The content of a documentation page. */
function contentOf({ file }: DocsPage): string {
  const Content = contents[file];
  if (!Content) throw new Error(`${file} is not part of the build.`);
  return renderContent(file, <Content />);
}

/** Renders a page's content. Quoted output may be missing, so an error names the page. */
function renderContent(file: string, content: ReactElement): string {
  try {
    return renderToStaticMarkup(content);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** The HTML of a page. */
export function renderPage(path: string, assets: Assets): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(documentOf(pageAt(path), assets))}`;
}

/** The class names on the pages of each style sheet. */
export function classNamesBySheet(paths: readonly string[]): Map<Sheet, Set<string>> {
  const names = new Map<Sheet, Set<string>>();
  for (const page of paths.map(pageAt)) {
    const known = names.get(page.styles) ?? new Set();
    names.set(page.styles, known);
    const html = renderToStaticMarkup(documentOf(page, { script: "", styles: new Map() }));
    // By default, the parser skips `pre`.
    const root = parse(html, { blockTextElements: { script: true, style: true } });
    for (const element of root.querySelectorAll("[class]")) {
      for (const name of element.getAttribute("class")?.split(/\s+/) ?? []) known.add(name);
    }
  }
  return names;
}

function pageAt(path: string): DocumentProps {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page();
}

/** For the development server: returns the page at any address, with its status. All pages have the same sheet. */
export function renderPath(path: string, script: string, sheet: string): { status: number; html: string } {
  const isKnown = pages.has(path);
  const shown = isKnown ? path : /^\/docs(\/|$)/.test(path) ? "/docs/404" : "/404";
  const html = renderPage(shown, { script, styles: new Map([[pageAt(shown).styles, sheet]]) });
  return { status: isKnown ? 200 : 404, html };
}

function documentOf(page: DocumentProps, assets: Assets): ReactElement {
  return <Document {...page} assets={assets} />;
}

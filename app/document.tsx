import webFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url";
import type { ReactNode } from "react";
import { contentPolicy } from "#model/content-policy.ts";
import restoreSidebarScript from "./docs/sidebar/restore-sidebar.client.ts?inline-script";
import headScript from "./head.client.ts?inline-script";
import { PageMeta, type PageMetaProps } from "./page-meta.tsx";
import { SearchDialog } from "./search/search-dialog.tsx";
import { speculationRules } from "./speculation-rules.ts";
import { liveRegionId } from "./ui/announce.ts";
import { ThemeColors } from "./ui/theme-colors.tsx";

/**
 * Names of the inline style sheets. Some groups of documentation pages have only the part of the docs sheet that they
 * use; a page with a living figure has its part of the figures sheet, named after the figure's island.
 */
export type Sheet = DocsSheet | FigureSheet | "site" | "book" | "design";
type DocsSheet = "docs" | "api" | "tables" | "programs" | "annotated" | "results";
type FigureSheet = `${string}-figure`;

/** The output of the client build: the URL of the page's script, and the text of the style sheets. */
export interface Assets {
  script: string;
  styles: ReadonlyMap<Sheet, string>;
}

export interface DocumentProps {
  meta: PageMetaProps;
  /** The style sheet of app/styles that the page inlines. */
  styles: Sheet;
  structuredData?: object;
  /** Whether links within the page scroll smoothly. */
  isSmooth?: boolean;
  /** Adds the policy as a meta element, because static hosts send no matching headers for error pages. */
  hasPolicy?: boolean;
  /** A document without scripts. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A complete page. */
export function Document({
  assets,
  meta,
  styles,
  structuredData,
  isSmooth,
  hasPolicy,
  isPlain,
  children,
}: DocumentProps & { assets: Assets }) {
  return (
    <html lang="en" data-smooth={isSmooth ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        {hasPolicy && (
          <meta httpEquiv="Content-Security-Policy" content={contentPolicy(inlineParts(assets))} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColors />
        {/* An optional font is used only if it arrives before first paint. Narrow screens don't use it on a first visit. */}
        <link rel="preload" as="font" href={webFont} crossOrigin="" media="(min-width: 64rem)" />
        {!isPlain && <script dangerouslySetInnerHTML={{ __html: headScript }} />}
        <PageMeta {...meta} />
        {/* Inline, so that first paint needs no second request. */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles.get(styles) ?? "" }} />
        <style dangerouslySetInnerHTML={{ __html: originStyle }} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {structuredData && <Data type="application/ld+json" value={structuredData} />}
      </head>
      <body>
        {/* For programs that read the page as text. */}
        <p hidden>Index of all pages as Markdown: /llms.txt</p>
        {children}
        {!isPlain && <Controls script={assets.script} />}
      </body>
    </html>
  );
}

/** What every page with scripts ends with. */
function Controls({ script }: { script: string }) {
  return (
    <>
      <SearchDialog />
      <div id={liveRegionId} role="status" className="sr-only" />
      <Data type="speculationrules" value={speculationRules} />
      <script type="module" src={script} fetchPriority="low" />
    </>
  );
}

/** JSON in a script element. Escapes "<", which could close the element. */
function Data({ type, value }: { type: string; value: object }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: jsonText(value) }} />;
}

function jsonText(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Print styles prepend the origin to the addresses of pages. */
const originStyle = `:root{--origin:"${import.meta.env.SITE_URL}"}`;

/** The inline scripts and styles that the policy must allow. They are the same on all pages. */
export function inlineParts(assets: Assets): { scripts: string[]; styles: string[] } {
  return {
    scripts: [headScript, restoreSidebarScript, jsonText(speculationRules)],
    styles: [...assets.styles.values(), originStyle],
  };
}

import type { ReactNode } from "react";
import { contentPolicy } from "#model/content-policy.ts";
import restoreSidebarScript from "./docs/sidebar/restore-sidebar.client.ts?inline-script";
import headScript from "./head.client.ts?inline-script";
import { PageMeta, type PageMetaProps } from "./page-meta.tsx";
import { SearchDialog } from "./search/search-dialog.tsx";
import { speculationRules } from "./speculation-rules.ts";
import { liveRegionId } from "./ui/announce.ts";
import { ThemeColors } from "./ui/theme-colors.tsx";

/** Names of the inline style sheets. `api` and `programs` are the one for documentation, for groups of pages. */
export type Sheet = "docs" | "api" | "programs" | "figures" | "site" | "design";

/** What the client build made: the address of the page's script, and the texts of the style sheets. */
export interface Assets {
  script: string;
  styles: Partial<Record<Sheet, string>>;
}

export interface DocumentProps {
  meta: PageMetaProps;
  /** The style sheet of app/styles that the page has inline. */
  styles: Sheet;
  structuredData?: object;
  /** Links to places on the page scroll smoothly. */
  isSmooth?: boolean;
  /** Carries its policy in itself, for hosts that choose headers by address: error pages have none. */
  hasPolicy?: boolean;
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
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <PageMeta {...meta} />
        {/* Inline: first paint needs no second request. */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles[styles] ?? "" }} />
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
        <SearchDialog />
        <div id={liveRegionId} role="status" className="sr-only" />
        <Data type="speculationrules" value={speculationRules} />
        <script type="module" src={assets.script} fetchPriority="low" />
      </body>
    </html>
  );
}

/** JSON in a script element. A "<" must not be able to close the element. */
function Data({ type, value }: { type: string; value: object }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: jsonText(value) }} />;
}

function jsonText(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Print styles write the origin before the addresses of pages. */
const originStyle = `:root{--origin:"${import.meta.env.SITE_URL}"}`;

/** What a page has inline and its policy must allow. It is the same for all pages. */
export function inlineParts(assets: Assets): { scripts: string[]; styles: string[] } {
  return {
    scripts: [headScript, restoreSidebarScript, jsonText(speculationRules)],
    styles: [...Object.values(assets.styles), originStyle],
  };
}

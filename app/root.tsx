import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from "react-router";
import styles from "./app.css?inline";
import { liveRegionId } from "./lib/announce.ts";
import { useFocusOnNavigation } from "./lib/focus-on-navigation.ts";
import { useFollowAddress } from "./lib/follow-address.ts";
import { headScript } from "./lib/head-script.ts";
import { KeepScroll } from "./lib/keep-scroll.ts";
import { useForgetStructuredData } from "./lib/structured-data-on-navigation.ts";
import { Search } from "./search/search.tsx";
import { UnexpectedError } from "./sections/unexpected-error.tsx";
import { ThemeColors } from "./ui/theme-colors.tsx";

/** Scripts and styles are part of the built page alone: nobody may add such elements later, see decision 017. */
const isBuilding = import.meta.env.SSR || import.meta.env.DEV;

/** Print styles write it before the addresses of pages. */
const originStyle = `:root{--origin:"${import.meta.env.SITE_URL}"}`;

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script adds attributes before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColors />
        {isBuilding && <script dangerouslySetInnerHTML={{ __html: headScript }} />}
        <Meta />
        {/* Inlined while prerendering: first paint needs no second request. */}
        {import.meta.env.SSR && <style dangerouslySetInnerHTML={{ __html: styles + originStyle }} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {/* For programs that read the page as text; the address is said where they look first. */}
        <p hidden>Index of all pages as Markdown: /llms.txt</p>
        {children}
        <div id={liveRegionId} role="status" className="sr-only" />
        <KeepScroll />
        {isBuilding && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnNavigation();
  useForgetStructuredData();
  useFollowAddress();
  return (
    <>
      <Outlet />
      <Search />
    </>
  );
}

/** Shown while a page that was not the built one is loading. The router's own would add a script. */
export function HydrateFallback() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) {
    return <UnexpectedError detail={`${error.status} ${error.statusText}`} />;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return <UnexpectedError detail={message} {...(import.meta.env.DEV && stack && { stack })} />;
}

import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import styles from "./app.css?inline";
import { liveRegionId } from "./lib/announce.ts";
import { useFocusOnNavigation } from "./lib/focus-on-navigation.ts";
import { themeScript } from "./lib/theme.ts";
import { UnexpectedError } from "./sections/unexpected-error.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script adds attributes before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        {/* Inlined while prerendering and left alone afterwards: first paint needs no second request. */}
        <style
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : "" }}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-50 rounded-lg bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        {children}
        <div id={liveRegionId} role="status" className="sr-only" />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnNavigation();
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) {
    return <UnexpectedError detail={`${error.status} ${error.statusText}`} />;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return <UnexpectedError detail={message} {...(import.meta.env.DEV && stack && { stack })} />;
}

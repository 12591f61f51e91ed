import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keyJumps } from "./lib/key-jumps.ts";
import { followOtherTabs } from "./lib/language.ts";
import { holdPage } from "./lib/page-on-demand.tsx";
import { loadWholeSheet } from "./lib/whole-sheet.ts";

declare global {
  interface Window {
    /** Set by the built page. */
    __reactRouterRouteModules?: Record<string, object>;
  }
}

// Production pages carry their styles inline; authors get them as a module that updates in place.
if (import.meta.env.DEV) await import("./app.css");

loadWholeSheet();
followOtherTabs();
keyJumps();
holdPage(window.__reactRouterRouteModules ?? {});
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keyJumps } from "./lib/key-jumps.ts";
import { followOtherTabs } from "./lib/language.ts";
import { loadBeforeLeaving } from "./lib/load-before-leaving.ts";
import { prepareLinks } from "./lib/page-files.ts";
import { holdPage } from "./lib/page-on-demand.tsx";
import { loadWholeSheet } from "./lib/whole-sheet.ts";
import { startOffline } from "./offline/start-offline.ts";

// Production pages carry their styles inline; authors get them as a module that updates in place.
if (import.meta.env.DEV) await import("./app.css");

loadWholeSheet();
followOtherTabs();
keyJumps();
prepareLinks();
startOffline();
holdPage(window.__reactRouterRouteModules ?? {});
const instrumentations = [loadBeforeLeaving];
startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={instrumentations} />);
});

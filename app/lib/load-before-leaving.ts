import type { ClientInstrumentation, Location } from "react-router";
import { noteVisit } from "#app/offline/start-offline.ts";
import { closeNotice } from "#app/ui/notice.ts";
import { loadWholePage } from "./load-whole-page.ts";
import { loadPage } from "./page-files.ts";

let latest = 0;

/**
 * Loads the scripts of a page before the router goes there. The router itself would load the old page again
 * when one is missing, so that a tab from before a deploy would never reach what was clicked.
 */
export const loadBeforeLeaving: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(go, { to }) {
        closeNotice();
        const call = ++latest;
        const address = String(to);
        const before = whereabouts();
        try {
          const { pathname } = new URL(address, location.href);
          // Within a page the router must note at once where the reader was. It tells addresses that are given in
          // parts as if they were of the landing page: give it text.
          if (typeof to === "string" && pathname !== location.pathname) await loadPage(pathname);
        } catch {
          if (call === latest) {
            loadWholePage(address, () => window.__reactRouterDataRouter?.navigate(address));
          }
          return neverGo();
        }
        // The reader may have chosen another page meanwhile, or gone back.
        if (call !== latest || whereabouts() !== before) return neverGo();
        await go();
        noteVisit();
      },
    });
  },
};

/** The router goes as soon as it gets an answer. */
function neverGo(): Promise<void> {
  return new Promise(() => {});
}

function whereabouts(): Location | undefined {
  const { state } = window.__reactRouterDataRouter ?? {};
  return state?.navigation.location ?? state?.location;
}

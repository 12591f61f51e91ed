import { whenIdle } from "./when-idle.ts";

const key = "web-font";

/** Uses the web font on narrow screens if an earlier page loaded it. Wide screens always use it. */
export function applyWebFont(): void {
  if (localStorage.getItem(key)) document.documentElement.dataset.webFont = "";
}

/** Loads the web font for later pages. */
export function loadWebFont(): void {
  if (localStorage.getItem(key)) return;
  whenIdle(async () => {
    try {
      const faces = await document.fonts.load("1em Bricolage");
      if (faces.length > 0) localStorage.setItem(key, "loaded");
    } catch {
      // Blocked, or no network: the fallback font stays, and the next page retries.
    }
  });
}

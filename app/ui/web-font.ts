import { whenIdle } from "./when-idle.ts";

const key = "web-font";

/** Has narrow screens use the web font, if a page before this one loaded it. Wide screens always do. */
export function applyWebFont(): void {
  if (localStorage.getItem(key)) document.documentElement.dataset.webFont = "";
}

/** Loads the web font for the pages to come. */
export function loadWebFont(): void {
  if (localStorage.getItem(key)) return;
  whenIdle(async () => {
    try {
      const faces = await document.fonts.load("1em Bricolage");
      if (faces.length > 0) localStorage.setItem(key, "loaded");
    } catch {
      // Blocked, or no network: the fallback font stays, and the next page tries again.
    }
  });
}

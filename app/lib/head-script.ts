import { themeKey } from "./theme.ts";

/**
 * Runs in the head, before first paint. Marks that scripts work, gives the page storage of its own where the
 * browser blocks it (choices then hold until the page is closed), and applies the stored theme.
 */
export const headScript = `(() => {
const root = document.documentElement;
root.dataset.js = "";
for (const name of ["localStorage", "sessionStorage"]) {
  try { window[name].length } catch {
    const kept = new Map();
    Object.defineProperty(window, name, { value: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => { kept.set(key, String(value)) },
      removeItem: (key) => { kept.delete(key) },
    }});
  }
}
const theme = localStorage.getItem(${JSON.stringify(themeKey)});
if (theme === "light" || theme === "dark") {
  root.dataset.theme = theme;
  for (const meta of document.querySelectorAll("meta[data-scheme]")) {
    meta.media = meta.dataset.scheme === theme ? "" : "not all";
  }
}
})()`;

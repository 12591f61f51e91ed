import { languageKey, languageParameter, programLanguages } from "./language.ts";
import { themeKey } from "./theme.ts";

/**
 * Runs in the head, before first paint. Marks that scripts work and whose keyboard it is, gives the page storage
 * of its own where the browser blocks it (choices then hold until the page is closed), and applies the stored
 * theme and the language of programs that the address or else the storage names. Where the page's scripts turn
 * out to be gone, the page becomes one without scripts: everything open, no dead control.
 */
export const headScript = `(() => {
const root = document.documentElement;
root.dataset.js = "";
if (/^(Mac|iP)/.test(navigator.platform)) root.dataset.apple = "";
addEventListener("error", ({ target }) => {
  if (target.nodeName !== "SCRIPT") return;
  delete root.dataset.js;
  const notice = document.createElement("p");
  notice.role = "alert";
  notice.dataset.notice = "";
  const reload = document.createElement("a");
  reload.href = location.pathname + location.search;
  reload.textContent = "Reload the page";
  notice.append("The scripts of this page could not be loaded. All of its text is here. ", reload);
  document.body.append(notice);
}, true);
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
const asked = new URLSearchParams(location.search).get(${JSON.stringify(languageParameter)});
const lang = [asked, localStorage.getItem(${JSON.stringify(languageKey)})].find((name) => ${JSON.stringify(programLanguages)}.includes(name));
if (lang) root.dataset.lang = lang;
})()`;

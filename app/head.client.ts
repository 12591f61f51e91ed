// Runs in the head before first paint and is inlined in every page: keep it small, without large imports.

import { allowPrerendering } from "./prerendered.ts";
import { isSearchKey, openSearch } from "./search/open-search.ts";
import { deferContent } from "./ui/deferred-content.ts";
import { languageIn, readStoredLanguage, setLanguage } from "./ui/language.ts";
import { reportMissingScript } from "./ui/missing-script.ts";
import { provideStorage } from "./ui/storage.ts";
import { chooseTheme, restoreTheme } from "./ui/theme.ts";
import { applyWebFont } from "./ui/web-font.ts";

const root = document.documentElement;
root.dataset.js = "";
if (/^(Mac|iP)/.test(navigator.platform)) root.dataset.apple = "";
allowPrerendering();
reportMissingScript();
provideStorage();
restoreTheme();
applyWebFont();
deferContent();
setLanguage(languageIn(location.search) ?? readStoredLanguage());

// Records interactions until the page's script has loaded, which then handles them (ui/delegate.ts).
window.earlyEvents = [];
for (const type of ["click", "keydown", "input", "beforematch"]) {
  addEventListener(type, (event) => window.earlyEvents?.push(event), true);
}

addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === "theme") chooseTheme(target.value);
});
addEventListener("keydown", (event) => {
  if (isSearchKey(event)) openSearch(event);
});

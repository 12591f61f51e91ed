// Runs in the head, before first paint, and is part of every page: keep it small and free of imports of size.

import { deferText } from "./docs/deferred-text.ts";
import { allowPrerendering } from "./prerendered.ts";
import { isSearchKey, openSearch } from "./search/open-search.ts";
import { languageIn, readStoredLanguage, setLanguage } from "./ui/language.ts";
import { reportMissingScript } from "./ui/missing-script.ts";
import { provideStorage } from "./ui/storage.ts";
import { applyTheme, chooseTheme } from "./ui/theme.ts";
import { applyWebFont } from "./ui/web-font.ts";

const root = document.documentElement;
root.dataset.js = "";
if (/^(Mac|iP)/.test(navigator.platform)) root.dataset.apple = "";
allowPrerendering();
reportMissingScript();
provideStorage();
applyTheme();
applyWebFont();
deferText();
setLanguage(languageIn(location.search) ?? readStoredLanguage());

// Until the page's script arrives, what the reader does is recorded. It then takes effect (ui/delegate.ts).
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

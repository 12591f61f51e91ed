/** The languages of programs; the first is the default. */
const programLanguages = ["rust", "python"] as const;
export type ProgramLanguage = (typeof programLanguages)[number];

const languageKey = "language";
/** The URL parameter: `?lang=python`. */
const languageParameter = "lang";

/** Sets the language of the page; the style sheet then shows its programs. */
export function setLanguage(language: ProgramLanguage): void {
  document.documentElement.dataset.lang = language;
}

export function currentLanguage(): ProgramLanguage {
  const { lang } = document.documentElement.dataset;
  return isLanguage(lang) ? lang : programLanguages[0];
}

export function readStoredLanguage(): ProgramLanguage {
  const stored = localStorage.getItem(languageKey);
  return isLanguage(stored) ? stored : programLanguages[0];
}

/** Stores the reader's choice, and removes a different language from the URL. */
export function storeLanguage(language: ProgramLanguage): void {
  localStorage.setItem(languageKey, language);
  const address = addressWithout(location.href, language);
  if (address) history.replaceState(history.state, "", address);
}

/** Calls back when another tab or a later page stores a language, unless the URL sets one. */
export function onLanguageStored(show: (language: ProgramLanguage) => void): void {
  const showStored = () => {
    if (!languageIn(location.search)) show(readStoredLanguage());
  };
  addEventListener("storage", ({ key }) => {
    if (key === languageKey) showStored();
  });
  // Not every browser reports changes to a page that was in the back/forward cache.
  let left: ProgramLanguage | undefined;
  addEventListener("pagehide", () => {
    left = readStoredLanguage();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && readStoredLanguage() !== left) showStored();
  });
}

export function isLanguage(value: unknown): value is ProgramLanguage {
  return programLanguages.some((language) => language === value);
}

/** The language in a URL; undefined if there is none or it is unknown. */
export function languageIn(search: string): ProgramLanguage | undefined {
  const value = new URLSearchParams(search).get(languageParameter);
  return isLanguage(value) ? value : undefined;
}

/** The URL without its parameter for another language; undefined if it has none. */
export function addressWithout(href: string, chosen: ProgramLanguage): string | undefined {
  const url = new URL(href);
  const asked = url.searchParams.get(languageParameter);
  if (asked === null || asked === chosen) return undefined;
  url.searchParams.delete(languageParameter);
  return url.href;
}

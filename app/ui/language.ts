/** The languages that programs are shown in; the first is the default. */
const programLanguages = ["rust", "python"] as const;
export type ProgramLanguage = (typeof programLanguages)[number];

const languageKey = "language";
/** In an address: `?lang=python`. */
const languageParameter = "lang";

/** Marks the page with a language; the style sheet then shows its programs. */
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

/** Stores the reader's choice. An address that asks for another language is corrected. */
export function storeLanguage(language: ProgramLanguage): void {
  localStorage.setItem(languageKey, language);
  const address = addressWithout(location.href, language);
  if (address) history.replaceState(history.state, "", address);
}

/** Calls back when another tab or a later page stored a language, unless the address names one. */
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

/** The language that an address asks for; undefined if it asks for none, or for an unknown one. */
export function languageIn(search: string): ProgramLanguage | undefined {
  const value = new URLSearchParams(search).get(languageParameter);
  return isLanguage(value) ? value : undefined;
}

/** The address without its request for another language; undefined if it makes none. */
export function addressWithout(href: string, chosen: ProgramLanguage): string | undefined {
  const url = new URL(href);
  const asked = url.searchParams.get(languageParameter);
  if (asked === null || asked === chosen) return undefined;
  url.searchParams.delete(languageParameter);
  return url.href;
}

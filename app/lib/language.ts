import { useSyncExternalStore } from "react";

/** The languages that programs are shown in; the first is the default. */
export const programLanguages = ["rust", "python"] as const;
export type ProgramLanguage = (typeof programLanguages)[number];

export const languageKey = "language";
/** In an address: `?lang=python`. */
export const languageParameter = "lang";
const listeners = new Set<() => void>();

export function useLanguage(): ProgramLanguage {
  return useSyncExternalStore(subscribeLanguage, readLanguage, () => programLanguages[0]);
}

/** The reader's own choice: it is kept, and an address that asks for another language is put right. */
export function chooseLanguage(language: ProgramLanguage): void {
  showLanguage(language);
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Blocked storage: the document keeps the choice until it is closed.
  }
  const address = addressWithout(location.href, language);
  // Behind the router's back, which would render the page again for it.
  if (address) history.replaceState(history.state, "", address);
}

/** Shows a language because the address or a search on the page leads into it. The stored choice stays. */
export function showLanguage(language: ProgramLanguage): void {
  document.documentElement.dataset.lang = language;
  for (const listener of listeners) listener();
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over what is chosen in another tab of the browser, unless the address names a language. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== languageKey || languageIn(location.search)) return;
    showLanguage(isLanguage(newValue) ? newValue : programLanguages[0]);
  });
}

export function isLanguage(value: unknown): value is ProgramLanguage {
  return programLanguages.some((language) => language === value);
}

/** The language that an address asks for; nothing when it asks for none, or for one that does not exist. */
export function languageIn(search: string): ProgramLanguage | undefined {
  const value = new URLSearchParams(search).get(languageParameter);
  return isLanguage(value) ? value : undefined;
}

/** The address without its request for another language; nothing when it makes none. */
export function addressWithout(href: string, chosen: ProgramLanguage): string | undefined {
  const url = new URL(href);
  const asked = url.searchParams.get(languageParameter);
  if (asked === null || asked === chosen) return undefined;
  url.searchParams.delete(languageParameter);
  return url.href;
}

function readLanguage(): ProgramLanguage {
  const { lang } = document.documentElement.dataset;
  return isLanguage(lang) ? lang : programLanguages[0];
}

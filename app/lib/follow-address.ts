import { useEffect } from "react";
import { useLocation } from "react-router";
import { revealHash } from "./closed-content.ts";
import { languageIn, showLanguage } from "./language.ts";

/** Shows what the address asks for: a language, and a place that may be closed. */
export function useFollowAddress(): void {
  // Every navigation has a key of its own, also one to where the address points already.
  const { search, hash, key } = useLocation();

  useEffect(() => {
    const language = key ? languageIn(search) : undefined;
    if (language) showLanguage(language);
  }, [search, key]);

  // React takes no changes at once while it runs effects.
  useEffect(() => {
    if (key) queueMicrotask(() => revealHash(hash));
  }, [hash, key]);
}

import { useEffect } from "react";
import { useLocation } from "react-router";
import { goToHash, revealHash } from "./closed-content.ts";
import { languageIn, showLanguage } from "./language.ts";
import { isPlainClick } from "./plain-click.ts";

/** Shows what the address asks for: a language, and a place that may be closed. */
export function useFollowAddress(): void {
  const { search, hash, key } = useLocation();

  useEffect(() => {
    const language = languageIn(search);
    if (language) showLanguage(language);
  }, [search]);

  // Every navigation has a key. React takes no changes at once while it runs effects.
  useEffect(() => {
    if (key) queueMicrotask(() => revealHash(hash));
  }, [hash, key]);

  useEffect(() => {
    addEventListener("click", handleRepeatedLink, true);
    return () => removeEventListener("click", handleRepeatedLink, true);
  }, []);
}

/** A link to where the address points already is no navigation: the reader wants to see the place again. */
function handleRepeatedLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || link.href !== location.href || !link.hash) return;
  if (event.button !== 0 || !isPlainClick(event)) return;
  event.preventDefault();
  goToHash(link.hash);
}

import { useEffect } from "react";
import { useLocation } from "react-router";
import { goToHash, revealHash } from "./closed-content.ts";
import { languageIn, showLanguage } from "./language.ts";

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
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goToHash(link.hash);
}

/**
 * The router remembers scroll positions by a key that it gives to its own history entries. Entries that the
 * browser makes, for a plain link to a place on the page, would all share one, and with it an old position.
 * Has to listen before the router does.
 */
export function nameHistoryEntries(): void {
  addEventListener("popstate", () => {
    if (!history.state) history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, "");
  });
}

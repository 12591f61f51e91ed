import { on } from "#app/ui/delegate.ts";

interface HistoryEntry {
  url: string | null;
  key: string;
  index: number;
}

interface Navigation {
  currentEntry: HistoryEntry | null;
  entries: () => HistoryEntry[];
  traverseTo: (key: string) => unknown;
}

on("click", "[data-back]", goBack);

/**
 * Returns to the previous page, skipping jumps within this one: a page of this site, or the site that linked here.
 * Without one, it goes to the home page. If the browser can't list its history, it goes back by one entry.
 */
function goBack(): void {
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry;
  if (!navigation || !current) {
    if (history.length > 1) history.back();
    else goHome();
    return;
  }
  const entries = navigation.entries();
  const before = entries
    .slice(0, current.index)
    .findLast(({ url }) => url && new URL(url).pathname !== location.pathname);
  if (before) navigation.traverseTo(before.key);
  // The list has only pages of this site. Without a referrer, the previous entry may be an empty tab.
  else if (document.referrer && history.length > entries.length) history.go(-(current.index + 1));
  else goHome();
}

function goHome(): void {
  location.assign("/");
}

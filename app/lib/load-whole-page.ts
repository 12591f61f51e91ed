import { showNotice } from "#app/ui/notice.ts";

/**
 * For when a script of a page cannot be loaded. After a deploy it has another name, and the page itself knows
 * it, so the page is loaded as a whole. Without a connection that would end on a page of the browser's own:
 * the reader then stays, is told, and can try again.
 */
export async function loadWholePage(address: string, retry: () => void): Promise<void> {
  // The service worker answers too: with what it has, or not at all.
  const isThere = await fetch(address).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isThere) location.assign(address);
  else
    showNotice("The page could not be loaded. Check your connection, then try again.", {
      label: "Try again",
      onPress: retry,
    });
}

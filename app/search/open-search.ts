export const searchId = "search";

/** Opens the search dialog, or closes it if it is open. While another dialog is open, nothing happens. */
export function openSearch(event: Pick<Event, "preventDefault">): void {
  const open = document.querySelector<HTMLDialogElement>("dialog[open]");
  const dialog = document.getElementById(searchId);
  if (!(dialog instanceof HTMLDialogElement) || (open && open !== dialog)) return;
  event.preventDefault();
  if (open) dialog.close();
  else dialog.showModal();
}

/** Ctrl+K or Cmd+K. On layouts without Latin letters, the key in the position of K counts. */
export function isSearchKey(
  event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isK = key.toLowerCase() === "k" || (code === "KeyK" && key.charCodeAt(0) > 127);
  return isK && ctrlKey !== metaKey && !altKey && !shiftKey;
}

export const searchId = "search";

/** Opens the search dialog, or closes it if it is open. Does nothing while another dialog is open. */
export function openSearch(event: Pick<Event, "preventDefault">): void {
  const open = document.querySelector<HTMLDialogElement>("dialog[open]");
  const dialog = document.getElementById(searchId);
  if (!(dialog instanceof HTMLDialogElement) || (open && open !== dialog)) return;
  event.preventDefault();
  if (open) dialog.close();
  else dialog.showModal();
}

/** Fills in the search field, as if the reader had typed. */
export function searchFor(query: string): void {
  const field = document.querySelector<HTMLInputElement>(`#${searchId} input`);
  if (!field) return;
  field.value = query;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Ctrl+K or Cmd+K. On layouts without Latin letters, the key at the position of K counts. */
export function isSearchKey(
  event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isK = key.toLowerCase() === "k" || (code === "KeyK" && key.charCodeAt(0) > 127);
  return isK && ctrlKey !== metaKey && !altKey && !shiftKey;
}

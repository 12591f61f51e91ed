/** What the button and the keys do. The dialog, which is on every page, takes the place of this at its start. */
let open = () => {};

export function openSearch(): void {
  open();
}

export function setOpenSearch(handler: () => void): void {
  open = handler;
}

/** Fetches the panel and the index, each once. What failed is tried again by the next call. */
export async function loadSearch() {
  const { SearchPanel, loadIndex } = await import("./search-panel.tsx");
  return { Panel: SearchPanel, index: await loadIndex() };
}

/** Fetches what search needs ahead of time; opening it reports what went wrong. */
export function prepareSearch(): void {
  loadSearch().catch(() => {});
}

/** Ctrl+K or Cmd+K. Where the layout has other letters than Latin ones, the key in the place of K counts. */
export function isSearchKey(
  event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isK = key.toLowerCase() === "k" || (code === "KeyK" && key > "\u007f");
  return isK && ctrlKey !== metaKey && !altKey && !shiftKey;
}

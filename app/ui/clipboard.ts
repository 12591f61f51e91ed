/** Writes to the clipboard; returns false if the browser has none or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects all text of an element, so that the reader can copy it manually. */
export function selectContents(element: Element): void {
  getSelection()?.selectAllChildren(element);
}

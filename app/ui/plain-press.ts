type Keys = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** False where a click or key is meant for the browser: a new tab, a download, the way back. */
export function isPlainPress({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}

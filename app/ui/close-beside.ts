/** Closes a dialog by a click beside it, in browsers that don't know `closedby`. */
export function closeBeside(dialog: HTMLDialogElement): void {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  dialog.addEventListener("click", ({ target, offsetX: x, offsetY: y }) => {
    if (target !== dialog) return;
    if (x < 0 || y < 0 || x > dialog.offsetWidth || y > dialog.offsetHeight) dialog.close();
  });
}

/**
 * A built page carries only the styles that it needs itself (tools/trim-styles.ts). Other pages, and what scripts
 * add, need the whole sheet; it comes after the first paint and waits for nothing.
 */
export function loadWholeSheet(): void {
  const href = document.querySelector<HTMLElement>("style[data-whole-sheet]")?.dataset.wholeSheet;
  if (!href) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}

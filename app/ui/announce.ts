export const liveRegionId = "announcements";

/**
 * Announces a message to assistive technology, politely. The live region is part of every page. An open dialog makes
 * everything else inert, so a dialog with messages has its own region.
 */
export function announce(message: string): void {
  const region = openDialog()?.querySelector('[role="status"]') ?? document.getElementById(liveRegionId);
  if (!region) return;
  region.textContent = "";
  // A repeated message is only announced if the region was empty in between.
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}

/** The open modal dialog, if there is one. */
export function openDialog(): Element | null {
  return document.querySelector("dialog:modal");
}

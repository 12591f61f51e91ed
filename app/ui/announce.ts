export const liveRegionId = "announcements";

/**
 * Has assistive technology read a message, politely. The region is part of every page; an open dialog makes
 * everything around it silent, so a dialog that has messages has a region of its own.
 */
export function announce(message: string): void {
  const region = openDialog()?.querySelector('[role="status"]') ?? document.getElementById(liveRegionId);
  if (!region) return;
  region.textContent = "";
  // A repeated message is only read when the region was seen empty in between.
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}

/** The dialog in front of the page, if there is one. */
export function openDialog(): Element | null {
  return document.querySelector("dialog:modal");
}

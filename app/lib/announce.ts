export const liveRegionId = "announcements";

/** Has assistive technology read a message, politely. The region is part of every page. */
export function announce(message: string): void {
  const region = document.getElementById(liveRegionId);
  if (!region) return;
  region.textContent = "";
  // A repeated message is only read when the region was seen empty in between.
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}

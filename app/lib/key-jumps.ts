let lastJump = "";

/**
 * When the reader edits the end of the address, the browser makes an entry in the history that the router has
 * not marked. It would take all of these for the same one and restore a position instead of going to the place.
 */
export function keyJumps(): void {
  const nameEntry = () => {
    if (history.state) return;
    lastJump = Math.random().toString(36).slice(2);
    history.replaceState({ key: lastJump }, "");
  };
  addEventListener("popstate", nameEntry, true);
}

/** Whether a visit is such a jump; coming back to it later is not. */
export function isJump(key: string): boolean {
  return key === lastJump;
}

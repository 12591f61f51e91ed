/**
 * When the reader edits the end of the address, the browser makes an entry in the history that the router has
 * not marked. It would take all of these for the same one and restore a position instead of going to the place.
 */
export function keyJumps(): void {
  const nameEntry = () => {
    if (!history.state) history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
  };
  addEventListener("popstate", nameEntry, true);
}

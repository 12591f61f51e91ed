/** One line of text, or several, for each item. */
export function lines<Item>(items: readonly Item[], write: (item: Item) => string): string {
  return items.map(write).join("\n");
}

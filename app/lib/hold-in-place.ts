import { flushSync } from "react-dom";

/** Makes a change at once, and scrolls so that an element stays where the reader sees it. */
export function holdInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: "instant" });
}

import type { ElementHandle, Locator } from "playwright-core";

/** The place of a visible element on the screen. */
export async function boxOf(element: Locator) {
  const [box] = await boxesOf(element);
  return box;
}

/** The places of visible elements at one moment: text above them may still be laid out. */
export async function boxesOf<Elements extends [Locator, ...Locator[]]>(
  ...elements: Elements
): Promise<{ [Index in keyof Elements]: DOMRect }> {
  const handles = await Promise.all(elements.map((element) => element.elementHandle()));
  const boxes = await elements[0]
    .page()
    .evaluate(
      (nodes) =>
        nodes.map((node) => (node?.checkVisibility() ? node.getBoundingClientRect().toJSON() : null)),
      handles as (ElementHandle<Element> | null)[],
    );
  if (boxes.includes(null)) throw new Error("an element is not visible");
  return boxes as { [Index in keyof Elements]: DOMRect };
}

import { type Content, type Element, element, find, isElement, isTag, text, textOf } from "./tree.ts";

/** A sample under its caption, or a drawing in words with its caption below. */
export function figure(node: Element): Content[] {
  const sample = find(node, (one) => one.tagName === "pre");
  if (!sample) return [node];
  const caption = find(node, (one) => one.tagName === "figcaption");
  // The title stands first; the language beside it is that of the fence.
  const title = caption?.children.find(isElement) ?? caption;
  return [...(title ? [emphasis(textOf(title))] : []), sample];
}

/** What a drawing says to those who do not see it. */
export function drawing(node: Element): Content[] {
  const words = [node.properties.ariaLabel, ...["title", "desc"].map((name) => childText(node, name))];
  const label = words.filter(Boolean).join(". ");
  return label ? [emphasis(`Drawing: ${label.replace(/\.?$/, ".")}`)] : [];
}

function childText(node: Element, name: string): string {
  const child = node.children.find((one) => isTag(one, name));
  return child ? textOf(child).replace(/\.$/, "") : "";
}

function emphasis(words: string): Element {
  return element("p", [element("em", [text(words)])]);
}

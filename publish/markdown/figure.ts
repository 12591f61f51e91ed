import { type Content, type Element, element, find, isTag, text, textOf } from "./tree.ts";

/** A sample below its title. A figure without a sample is unchanged. */
export function figure(node: Element): Content[] {
  const sample = find(node, (one) => one.tagName === "pre");
  if (!sample) return [node];
  const caption = find(node, (one) => one.tagName === "figcaption");
  return [...(caption ? [emphasis(textOf(caption).trim())] : []), sample];
}

/** A drawing as its text alternative. */
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

import { type Content, type Element, isElement, isTag, roleOf, textOf } from "./tree.ts";

const skippedTags = ["button", "dialog", "fieldset", "input", "nav", "script", "style", "template", "wbr"];

/** Removes everything that is not text: controls, ornaments and navigation. */
export function prune(node: Element): Element {
  return { ...node, children: node.children.flatMap(pruned) };
}

function pruned(node: Content): Content[] {
  if (node.type === "text") return [node];
  if (!isElement(node) || isSkipped(node)) return [];
  const kept = prune(node);
  // An element that contained only controls is removed with them.
  return kept.children.length === 0 && node.children.length > 0 ? [] : [kept];
}

function isSkipped(node: Element): boolean {
  const markdown = roleOf(node);
  if (markdown === "keep") return false;
  const { ariaHidden, role } = node.properties;
  return (
    markdown === "skip" ||
    skippedTags.includes(node.tagName) ||
    ariaHidden === "true" ||
    role === "tablist" ||
    // The link of a heading to itself.
    (isTag(node, "a") && ["", "#"].includes(textOf(node).trim()))
  );
}

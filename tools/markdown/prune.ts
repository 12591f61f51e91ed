import { type Content, type Element, hasClass, isElement, isTag, textOf } from "./tree.ts";

const unread = ["button", "input", "nav", "script", "style", "template", "dialog", "wbr"];

/** The element without what a reader of plain text has no use for: controls, ornaments, ways around the site. */
export function prune(node: Element): Element {
  const children = node.children.flatMap(pruned);
  const words = children.filter((child) => !hasClass(child, "sr-only"));
  // What a link tells screen readers besides its text is about the browser; alone, it is the text.
  const isTold = isTag(node, "a") && words.some((child) => textOf(child).trim());
  return { ...node, children: isTold ? words : children };
}

function pruned(node: Content): Content[] {
  if (node.type === "text") return [node];
  if (!isElement(node) || isUnread(node)) return [];
  const kept = prune(node);
  // What held nothing but controls goes with them.
  return kept.children.length === 0 && node.children.length > 0 ? [] : [kept];
}

function isUnread(node: Element): boolean {
  const { dataMarkdown, dataMarkdownIgnore, dataMarkdownKeep, ariaHidden, role } = node.properties;
  if (dataMarkdownKeep !== undefined) return false;
  return (
    dataMarkdownIgnore !== undefined ||
    dataMarkdown === "skip" ||
    unread.includes(node.tagName) ||
    ariaHidden === "true" ||
    role === "tooltip" ||
    hasClass(node, "no-js:hidden") ||
    (isTag(node, "a") && ["", "#"].includes(textOf(node).trim()))
  );
}

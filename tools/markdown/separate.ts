import { type Content, type Element, hasClass, isCode, isTag, text, textOf } from "./tree.ts";

const inline = ["span", "a", "code", "strong", "em", "cite"];

/** The element with a sign between words that only the layout keeps apart, such as a badge and a duration. */
export function separate(node: Element): Element {
  if (isCode(node)) return node;
  const isCell = node.tagName === "td" || node.tagName === "th";
  const isLaidOut = hasClass(node, "flex", "inline-flex", "grid");
  const children = node.children.flatMap((child, index) => {
    // A cell of a Markdown table holds one line, so its paragraphs become sentences of it.
    if (isCell && isTag(child, "p", "div")) return [text(" "), ...child.children];
    const sign = signBetween(node.children[index - 1], child, isLaidOut);
    return sign ? [text(sign), child] : [child];
  });
  return { ...node, children };
}

function signBetween(before: Content | undefined, after: Content, isLaidOut: boolean): string {
  if (!before || !isInline(before) || !isInline(after)) return "";
  if (before.type === "text" && after.type === "text") return "";
  const [left, right] = [textOf(before), textOf(after)];
  if (!left.trim() || !right.trim() || /[\s(]$/.test(left) || /^[\s.,:;)]/.test(right)) return "";
  if (/^\d+$/.test(left) && before.type === "element") return ". ";
  if (hasClass(after, "block")) return ": ";
  // A text and an element beside it are one phrase, unless the layout makes columns of them.
  const isPhrase = before.type === "text" || after.type === "text";
  return isPhrase && !isLaidOut ? "" : " · ";
}

function isInline(node: Content): boolean {
  return node.type === "text" || isTag(node, ...inline);
}

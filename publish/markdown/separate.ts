import { type Content, type Element, isCode, isTag, roleOf, text, textOf } from "./tree.ts";

const inline = ["span", "small", "a", "code", "strong", "em", "cite"];

/** Puts a separator between words that only the layout separates, such as a badge and a duration. */
export function separate(node: Element): Element {
  if (isCode(node)) return node;
  const isCell = node.tagName === "td" || node.tagName === "th";
  const children = node.children.flatMap((child, index) => {
    // A cell of a Markdown table is one line, so its paragraphs are joined.
    if (isCell && isTag(child, "p", "div")) return [text(" "), ...child.children];
    if (isCell && isTag(child, "details")) return unfolded(child, index < node.children.length - 1);
    const sign = signBetween(node.children[index - 1], child);
    return sign ? [text(sign), child] : [child];
  });
  return { ...node, children };
}

/** A list that the page folds, in parentheses after its summary. */
function unfolded({ children }: Element, isFollowed: boolean): Content[] {
  const [summary, ...list] = children;
  return [text(`${summary ? textOf(summary) : ""} (`), ...list, text(isFollowed ? ");" : ")")];
}

function signBetween(before: Content | undefined, after: Content): string {
  if (!before || !isInline(before) || !isInline(after)) return "";
  if (before.type === "text" && after.type === "text") return "";
  const [left, right] = [textOf(before), textOf(after)];
  if (!left.trim() || !right.trim() || /[\s(]$/.test(left) || /^[\s.,:;)]/.test(right)) return "";
  if (/^\d+$/.test(left) && before.type === "element") return ". ";
  if (roleOf(after) === "detail") return ": ";
  // Text and an element beside it are one phrase.
  const isPhrase = before.type === "text" || after.type === "text";
  return isPhrase ? "" : " · ";
}

function isInline(node: Content): boolean {
  return node.type === "text" || isTag(node, ...inline);
}

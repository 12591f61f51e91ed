import { type Content, type Element, element, isElement, isTag, roleOf, text, textOf } from "./tree.ts";

/**
 * Selects the Rust names in an element that has names in both languages. Headings and list terms have both, because
 * readers look for them.
 */
export function oneLanguage(node: Element): Element {
  if (node.tagName === "h3" && roleOf(node) === "code") return heading(node);
  if (node.tagName === "dt") return { ...node, children: term(node.children) };
  return {
    ...node,
    children: node.children.flatMap((child) =>
      isElement(child) && languageOf(child) === undefined
        ? [oneLanguage(child)]
        : inLanguage([child], "rust"),
    ),
  };
}

function heading(node: Element): Element {
  const [rust = "", python = ""] = bothTexts(node.children);
  if (rust === python) return node;
  const names = [element("code", [text(rust)]), text(" / "), element("code", [text(python)])];
  return element("h3", names);
}

/** The name, and what else is in the term: each in both languages where it differs. */
function term(children: Content[]): Content[] {
  const isApart = (child: Content) =>
    isTag(child, "a", "small") && child.properties.dataLanguage === undefined;
  const name = children.filter((child) => !isApart(child));
  const others = children.filter(isApart).filter(isElement);
  return [...joined(name), ...others.map((child) => ({ ...child, children: joined(child.children) }))];
}

function joined(children: Content[]): Content[] {
  const [rust = "", python = ""] = bothTexts(children);
  return rust === python ? children : [text(`${rust} / ${python}`)];
}

function bothTexts(children: Content[]): string[] {
  return (["rust", "python"] as const).map((language) => inLanguage(children, language).map(textOf).join(""));
}

/** Removes words in the other language. Blocks stay, in both languages. */
function inLanguage(children: Content[], language: "rust" | "python"): Content[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [child];
    const own = languageOf(child);
    if (own === undefined) return [{ ...child, children: inLanguage(child.children, language) }];
    return own === language ? child.children : [];
  });
}

/** The language of a name, or of a part of one. */
function languageOf(node: Element): unknown {
  return isTag(node, "span") ? node.properties.dataLanguage : undefined;
}

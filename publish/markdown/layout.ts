import { type Content, type Element, element, find, isElement, isTag, roleOf, text, textOf } from "./tree.ts";

const headings = ["h2", "h3", "h4"];
const blocks = ["div", "p", "ul", "ol", "dl", "table", "pre"];

/** Tags become one line. Cards with headings become sections, each starting with its heading. */
export function plainList(list: Element): Content[] {
  const items = list.children.filter(isElement);
  if (items.every((item) => item.children.every((child) => isTag(child, "span")))) return chips(list, items);
  if (!items.every((item) => find(item, isHeading))) return [list];
  return items.map((item) => {
    const heading = find(item, isHeading);
    return element("section", [...(heading ? [heading] : []), ...without(item, heading).children]);
  });
}

/** Tags in one line after the name of the list. */
function chips(list: Element, items: Element[]): Content[] {
  const { ariaLabel } = list.properties;
  return ariaLabel ? [element("p", [text(`${ariaLabel}: ${items.map(textOf).join(", ")}`)])] : [list];
}

function isHeading(node: Element): boolean {
  return headings.includes(node.tagName);
}

function without(node: Element, gone: Element | undefined): Element {
  const children = node.children
    .filter((child) => child !== gone)
    .map((child) => (isElement(child) ? without(child, gone) : child));
  return { ...node, children };
}

/** Terms and their meanings as a list. A term is bold, or code where the list is one of names in code. */
export function definitions(list: Element): Content[] {
  const pairs = list.children.flatMap((child) => (isTag(child, "div") ? child.children : [child]));
  const items: Element[] = [];
  for (const part of pairs) {
    if (isTag(part, "dt")) items.push(element("li", term(part, roleOf(list) === "code")));
    if (isTag(part, "dd")) items.at(-1)?.children.splice(1, 0, ...meaning(part));
  }
  return [element("ul", items)];
}

function term(node: Element, isCode: boolean): Content[] {
  const words = node.children.filter((child) => !isTag(child, ...blocks));
  const notes = node.children.filter((child) => isTag(child, ...blocks));
  const name = isCode ? inCode(words) : [element("strong", words)];
  return [element("span", name), ...notes];
}

function meaning(node: Element): Content[] {
  return [text(": "), ...node.children];
}

/** The words as code; a link stays around them. */
export function inCode(words: Content[]): Content[] {
  const [only, ...others] = words;
  if (isTag(only, "a") && others.length === 0) return [{ ...only, children: inCode(only.children) }];
  return [element("code", [text(words.map(textOf).join(""))])];
}

/** A card that is one link: its title stays the link, and its detail follows. */
export function cardLink(link: Element): Content[] {
  const [only, ...others] = link.children.filter((child) => textOf(child).trim());
  const parts = isTag(only, "span") && others.length === 0 ? only.children : link.children;
  // The step before this one put a colon before the detail.
  const end = parts.findIndex((part) => roleOf(part) === "detail") - 1;
  return end < 0 ? [link] : [{ ...link, children: parts.slice(0, end) }, ...parts.slice(end)];
}

/** The content of a tab under the tab's label, which a panel starts with. */
export function tabPanel(panel: Element): Content[] {
  const [label, ...rest] = panel.children;
  if (!isTag(label, "p")) return [panel];
  return [element("p", [element("strong", [text(label.children.map(textOf).join(" · "))])]), ...rest];
}

/** Moves the page's title before anything else, such as a badge above it. */
export function titleFirst(main: Element): Element {
  const title = find(main, (one) => one.tagName === "h1");
  return title ? { ...main, children: [title, ...without(main, title).children] } : main;
}

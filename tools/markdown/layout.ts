import {
  type Content,
  type Element,
  element,
  find,
  hasClass,
  isElement,
  isTag,
  text,
  textOf,
} from "./tree.ts";

const headings = ["h2", "h3", "h4"];
const blocks = ["div", "p", "ul", "ol", "dl", "table", "pre"];

/** Tags are a line; cards with headings are sections one after another: each begins with its heading, whatever stands above it. */
export function plainList(list: Element): Content[] {
  const items = list.children.filter(isElement);
  if (items.every((item) => item.children.every((child) => isTag(child, "span")))) return chips(list, items);
  if (!items.every((item) => find(item, isHeading))) return [list];
  return items.map((item) => {
    const heading = find(item, isHeading);
    return element("section", [...(heading ? [heading] : []), ...without(item, heading).children]);
  });
}

/** Tags in one line, named by what they are. */
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

/** Terms with what they mean, as a list: the term in bold, or as code where it is a name in code. */
export function definitions(list: Element): Content[] {
  const pairs = list.children.flatMap((child) => (isTag(child, "div") ? child.children : [child]));
  const items: Element[] = [];
  for (const part of pairs) {
    if (isTag(part, "dt")) items.push(element("li", term(part)));
    if (isTag(part, "dd")) items.at(-1)?.children.splice(1, 0, ...meaning(part));
  }
  return [element("ul", items)];
}

function term(node: Element): Content[] {
  const words = node.children.filter((child) => !isTag(child, ...blocks));
  const notes = node.children.filter((child) => isTag(child, ...blocks));
  const name = hasClass(node, "font-mono") ? inCode(words) : [element("strong", words)];
  return [element("span", name), ...notes];
}

function meaning(node: Element): Content[] {
  return [text(": "), ...node.children];
}

/** Words set in the type of code, as code; inside a link the link stays around it. */
export function inCode(words: Content[]): Content[] {
  const [only, ...others] = words;
  if (isTag(only, "a") && others.length === 0) return [{ ...only, children: inCode(only.children) }];
  return [element("code", [text(words.map(textOf).join(""))])];
}

/** A card that is a link as a whole: its first line is the link, the rest follows. */
export function cardLink(link: Element): Content[] {
  const [only, ...others] = link.children.filter((child) => textOf(child).trim());
  const parts = isTag(only, "span") && others.length === 0 ? only.children : link.children;
  const [title, ...rest] = parts;
  if (!title || !hasClass(title, "block")) return [link];
  return [{ ...link, children: [title] }, ...rest];
}

/** What a tab shows, under the tab's label. */
export function tabPanel(panel: Element): Content[] {
  const [label, ...rest] = panel.children;
  if (!label || !hasClass(label, "js:hidden")) return [panel];
  return [element("p", [element("strong", [text(textOf(label))])]), ...rest];
}

/** The page's title before anything else, such as a badge that stands above it. */
export function titleFirst(main: Element): Element {
  const title = find(main, (one) => one.tagName === "h1");
  return title ? { ...main, children: [title, ...without(main, title).children] } : main;
}

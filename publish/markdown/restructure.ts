import { drawing, figure } from "./figure.ts";
import { cardLink, definitions, inCode, plainList, tabPanel } from "./layout.ts";
import { separate } from "./separate.ts";
import { type Content, type Element, element, rewrite, roleOf, text, textOf } from "./tree.ts";

/** Converts an element to plain HTML: layout becomes structure and words. */
export function restructure(main: Element): Element {
  return rewrite(main, (node) => plain(separate(node)));
}

function plain(node: Element): Content[] {
  if (node.properties.role === "img") return drawing(node);
  if (node.properties.role === "tabpanel") return tabPanel(node);
  if (node.properties.role === "note") return [note(node)];
  switch (node.tagName) {
    case "figure":
      return figure(node);
    case "dl":
      return definitions(node);
    case "a":
      return cardLink(node);
    case "ul":
    case "ol":
      return plainList(node);
    case "h3":
      return [roleOf(node) === "code" ? { ...node, children: inCode(node.children) } : node];
    case "sup":
      return [text("^"), ...node.children];
    case "p":
      return [roleOf(node) === "label" ? { ...node, children: [element("strong", node.children)] } : node];
    default:
      return [node];
  }
}

/** A note in one paragraph. */
function note(node: Element): Element {
  return element("p", [text(node.children.map(textOf).join(" "))]);
}

import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { isMarkdownRole, type MarkdownRole, markdownRoles } from "#model/markdown-roles.ts";

const parser = unified().use(rehypeParse);

export type Root = ReturnType<typeof parser.parse>;
export type Element = Extract<Root["children"][number], { type: "element" }>;
export type Content = Element["children"][number];

/** The `main` element of a built page. */
export function parseMain(html: string, page: string): Element {
  const main = find(parser.parse(html), (one) => one.tagName === "main");
  if (!main) throw new Error(`${page} has no main element, so there is nothing to write as Markdown.`);
  return main;
}

export function isElement(node: Root["children"][number] | undefined): node is Element {
  return node?.type === "element";
}

/** Whether the node is an element with one of these names. */
export function isTag(node: Content | undefined, ...names: readonly string[]): node is Element {
  return isElement(node) && names.includes(node.tagName);
}

export function isCode({ tagName }: Element): boolean {
  return tagName === "pre" || tagName === "code";
}

/** The first element below the node that passes, in reading order. */
export function find(node: Root | Element, test: (one: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = test(child) ? child : find(child, test);
    if (found) return found;
  }
  return undefined;
}

export function textOf(node: Content): string {
  if (node.type === "text") return node.value;
  return isElement(node) ? node.children.map(textOf).join("") : "";
}

/** The `data-markdown` role of a node. */
export function roleOf(node: Content | undefined): MarkdownRole | undefined {
  const role = isElement(node) ? node.properties.dataMarkdown : undefined;
  if (role === undefined || isMarkdownRole(role)) return role;
  throw new Error(`data-markdown="${role}" is unknown. Use one of: ${markdownRoles.join(", ")}.`);
}

export function element(tagName: string, children: Content[]): Element {
  return { type: "element", tagName, properties: {}, children };
}

export function text(value: string): Content {
  return { type: "text", value };
}

/**
 * Copies an element, replacing every element below it with the result of `change`, innermost first. Code is
 * unchanged.
 */
export function rewrite(node: Element, change: (one: Element) => Content[]): Element {
  if (isCode(node)) return node;
  const children = node.children.flatMap((child) =>
    isElement(child) ? change(rewrite(child, change)) : [child],
  );
  return { ...node, children };
}

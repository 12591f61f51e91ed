import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import type { CodeBlock } from "./code-words.ts";

/** A section of a built page, before it is shortened for the index. */
export interface CutSection {
  /** Empty for what stands above the first heading. */
  anchor: string;
  title: string;
  /** Running text. */
  text: string;
  /** What programs print. */
  output: string;
  /** What tools say, quoted within a sentence, and what they are told. */
  quotes: string[];
  /** Titles of figures. */
  captions: string;
  /** Code that a reader would copy. */
  code: CodeBlock[];
}

// Ways to other pages, controls, and labels that a reader sees only without scripts or never.
const skipped =
  'h1, nav, button, [data-controls], svg, script, style, template, [role="tablist"], [role="tooltip"], [popover], .rust-alone, [aria-hidden="true"], .sr-only, .js\\:hidden';
const inline = new Set(["A", "CODE", "STRONG", "EM", "SUP", "SUB", "CITE", "KBD", "WBR"]);

/** Cuts the content of a built page at every heading and entry that has an address of its own. */
export function cutPage(html: string): CutSection[] {
  const main = parse(html, { blockTextElements: { script: true, style: true } }).querySelector("main");
  if (!main) throw new Error("The page has no main element, so search has nothing to find.");
  const skip = new Set<Node>(main.querySelectorAll(skipped));
  const sections: CutSection[] = [];
  let current = open("", textOf(main.querySelector("h1")));
  collect(main);
  return sections.map((section) => ({ ...section, text: tidy(section.text) }));

  function open(anchor: string, title: string): CutSection {
    const section: CutSection = { anchor, title, text: "", captions: "", output: "", quotes: [], code: [] };
    sections.push(section);
    return section;
  }

  function collect(element: HTMLElement): void {
    for (const node of element.childNodes) {
      if (node.nodeType === NodeType.TEXT_NODE) current.text += node.textContent;
      if (isElement(node) && !skip.has(node) && !isSeeAlso(node)) collectElement(node);
    }
  }

  function collectElement(element: HTMLElement): void {
    const pre = element.tagName === "FIGURE" ? element.querySelector("pre") : null;
    if (isHeading(element)) current = open(anchorOf(element), textOf(element));
    else if (isEntry(element)) collectEntry(element);
    else if (pre) collectFigure(element, pre);
    else if (element.tagName === "PRE") current.code.push(codeOf(element));
    else {
      current.captions += tabLabel(element);
      collectText(element);
    }
    if (isQuote(element)) current.quotes.push(element.textContent);
  }

  function collectText(element: HTMLElement): void {
    const border = inline.has(element.tagName) ? "" : " ";
    current.text += border;
    collect(element);
    current.text += border;
  }

  function collectEntry(entry: HTMLElement): void {
    const outer = current;
    const name = entry.querySelector("dt");
    current = open(entry.id, `${outer.title.split(" ").at(-1)}::${textOf(name)}`);
    if (name) skip.add(name);
    collect(entry);
    current = outer;
  }

  function collectFigure(figure: HTMLElement, pre: HTMLElement): void {
    const caption = figure.querySelector("figcaption");
    current.captions += `${(caption?.querySelector("span") ?? caption)?.textContent} `;
    // Only code can be copied, so only code has a button.
    if (figure.querySelector("button")) current.code.push(codeOf(pre));
    else current.output += `${pre.textContent}\n`;
  }
}

function codeOf(pre: HTMLElement): CodeBlock {
  const [, language = ""] =
    /language-(\S+)/.exec(pre.querySelector("code")?.getAttribute("class") ?? "") ?? [];
  return { language, code: pre.textContent };
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

function isHeading({ tagName, id }: HTMLElement): boolean {
  return id !== "" && (tagName === "H2" || tagName === "H3");
}

/** A value of an enumeration: the heading above names the type, the entry the value. */
function isEntry({ tagName, id, parentNode }: HTMLElement): boolean {
  return id !== "" && tagName === "DIV" && parentNode?.tagName === "DL";
}

/** A heading that names a section with an id has the section's address, which does not change with its words. */
function anchorOf(heading: HTMLElement): string {
  return heading.closest(`section[aria-labelledby="${heading.id}"][id]`)?.id ?? heading.id;
}

/** What stands on the tab of a panel. That a program is in Rust or in Python says nothing about its section. */
function tabLabel(element: HTMLElement): string {
  if (element.getAttribute("role") !== "tabpanel" || element.closest("[data-language]")) return "";
  return `${element.querySelector("p")?.textContent} `;
}

/** Code of several words within a sentence. */
function isQuote({ tagName, textContent }: HTMLElement): boolean {
  return tagName === "CODE" && textContent.split(" ").length > 2;
}

/** The list of other places at the end of an entry says nothing about the entry. */
function isSeeAlso(element: HTMLElement): boolean {
  return element.tagName === "P" && element.textContent.startsWith("See also:");
}

function textOf(element: HTMLElement | null): string {
  return tidy((element?.textContent ?? "").replace(/^\s*#/, ""));
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([.,;:!?)])/g, "$1")
    .trim();
}

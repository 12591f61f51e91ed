import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import type { CodeBlock } from "./code-words.ts";

/** A section of a built page, before it is shortened for the index. */
export interface CutSection {
  /** Empty for the text above the first heading. */
  anchor: string;
  title: string;
  /** Running text. */
  text: string;
  /** Output of programs. */
  output: string;
  /** Messages of tools and commands, quoted within a sentence. */
  quotes: string[];
  /** Titles of figures. */
  captions: string;
  /** Code that a reader would copy. */
  code: CodeBlock[];
}

// Navigation, controls, notes that open on demand, what is said elsewhere, and whatever the Markdown files leave out.
const skipped =
  'h1, nav, button, fieldset, svg, script, style, template, [role="tablist"], [popover], [aria-hidden="true"], [data-markdown="skip"], [data-search="skip"]';
const tabLabels = '[role="tabpanel"] > p:first-child';
const inline = new Set(["A", "CODE", "STRONG", "EM", "SUP", "SUB", "CITE", "KBD", "WBR"]);

/** Splits the content of a built page at every heading and entry with an id. */
export function cutPage(html: string): CutSection[] {
  const main = parse(html, { blockTextElements: { script: true, style: true } }).querySelector("main");
  if (!main) throw new Error("The page has no main element, so search has nothing to find.");
  const skip = new Set<Node>(main.querySelectorAll(`${skipped}, ${tabLabels}`));
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
    if (isOtherName(element)) current.captions += ` ${element.textContent} `;
    else if (isHeading(element)) current = open(anchorOf(element), textOf(element));
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
    const isInline = inline.has(element.tagName) || isName(element);
    const border = isInline ? "" : " ";
    current.text += border;
    collect(element);
    current.text += border;
  }

  function collectEntry(entry: HTMLElement): void {
    const outer = current;
    const name = entry.querySelector("dt");
    current = open(entry.id, `${outer.title.split(" ").at(-1)}::${textOf(name)}`);
    if (name) {
      skip.add(name);
      current.captions += name.querySelectorAll('[data-language="python"]').map(textOf).join(" ");
    }
    collect(entry);
    current = outer;
  }

  function collectFigure(figure: HTMLElement, pre: HTMLElement): void {
    const block = codeOf(pre);
    current.captions += `${captionOf(figure)} `;
    if (block.language === "output") current.output += `${block.code}\n`;
    else current.code.push(block);
  }

  function captionOf(figure: HTMLElement): string {
    const parts = figure.querySelector("figcaption")?.childNodes ?? [];
    return parts.flatMap((part) => (skip.has(part) ? [] : part.textContent)).join("");
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

/** A variant of an enum: the heading above names the type, the entry the variant. */
function isEntry({ tagName, id, parentNode }: HTMLElement): boolean {
  return id !== "" && tagName === "DIV" && parentNode?.tagName === "DL";
}

/** The id of the section that the heading names, which doesn't change with the words; else the heading's own. */
function anchorOf(heading: HTMLElement): string {
  return heading.closest(`section[aria-labelledby="${heading.id}"][id]`)?.id ?? heading.id;
}

/** The label of a tab panel, unless it is a programming language, which doesn't describe the section. */
function tabLabel(element: HTMLElement): string {
  if (element.getAttribute("role") !== "tabpanel" || element.closest("[data-language]")) return "";
  return `${element.querySelector("p")?.textContent} `;
}

/** Code of several words within a sentence. */
function isQuote({ tagName, textContent }: HTMLElement): boolean {
  return tagName === "CODE" && textContent.split(" ").length > 2;
}

/** Whether it is the list of related entries, which doesn't describe the entry itself. */
function isSeeAlso(element: HTMLElement): boolean {
  return element.tagName === "P" && element.textContent.startsWith("See also:");
}

/** Words in Rust; other words are the same in both languages. */
function textOf(element: HTMLElement | null): string {
  return tidy(rustText(element).replace(/^\s*#/, ""));
}

function rustText(element: HTMLElement | null): string {
  return (element?.childNodes ?? [])
    .map((node) => (!isElement(node) ? node.textContent : isOtherName(node) ? "" : rustText(node)))
    .join("");
}

/** A name, or a part of one, that differs between the languages. */
function isName(element: HTMLElement): boolean {
  return element.tagName === "SPAN" && element.hasAttribute("data-language");
}

/** A name in Python, which is found like a word: the text is the one that readers of Rust see. */
function isOtherName(element: HTMLElement): boolean {
  return isName(element) && element.getAttribute("data-language") === "python";
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([.,;:!?)])/g, "$1")
    .trim();
}

import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import python from "shiki/langs/python.mjs";
import rust from "shiki/langs/rust.mjs";
import toml from "shiki/langs/toml.mjs";
import { lineId, noteId } from "./note-ids.ts";
import type { SampleText } from "./sample-region.ts";

/** Sample languages by file ending: the grammar, and the name that readers see. */
export const languages = {
  rs: { grammar: "rust", label: "Rust" },
  py: { grammar: "python", label: "Python" },
  sh: { grammar: "bash", label: "Shell" },
  toml: { grammar: "toml", label: "TOML" },
  txt: { grammar: "text", label: "Output" },
  // A message for readers to fill in, not code: the template on the contact page.
  eml: { grammar: "text", label: "E-mail" },
} as const;
export type SampleEnding = keyof typeof languages;

const theme = createCssVariablesTheme({ name: "roles" });
const highlighter = createHighlighterCore({
  themes: [theme],
  langs: [bash, python, rust, toml],
  engine: createJavaScriptRegexEngine(),
});

/**
 * Token types and the elements that mark them. A separate element for each type is shorter than a class, and
 * none of these means anything to assistive technology. Other tokens have the color of the surrounding text.
 */
const elements: Partial<Record<string, string>> = {
  keyword: "b",
  function: "i",
  string: "samp",
  "string-expression": "samp",
  constant: "u",
  parameter: "var",
  comment: "small",
};

/** A stretch of code in one color. */
interface Piece {
  text: string;
  /** The element that has its color. */
  element: string | undefined;
  isHidden: boolean;
  /** Links the line that ends here to its note. */
  mark?: string | undefined;
}

/** The URL that a capitalized name in code links to, if any. */
type HrefOf = (name: string) => string | undefined;

/**
 * Code as HTML with one element per token type and no style attributes, so that the page's security policy
 * can forbid inline styles and both themes share the markup. Collapsed lines stay in the text, and are copied.
 */
export async function highlight(
  {
    code,
    hiddenLines = [],
    hiddenIndent = 0,
    lineNumbers = {},
    program = "",
  }: Pick<SampleText, "code"> & Partial<SampleText> & { program?: string },
  ending: SampleEnding,
  hrefOf: HrefOf = () => undefined,
): Promise<string> {
  const { codeToTokensBase } = await highlighter;
  const lines = codeToTokensBase(code, {
    lang: languages[ending].grammar,
    theme: "roles",
    // By default, a line that takes half a second loses its colors: a busy machine would build a different page.
    tokenizeTimeLimit: 0,
  });
  const pieces = lines.flatMap((tokens, index): Piece[] => {
    const isHidden = hiddenLines.includes(index);
    const line = tokens.map(({ content, color }) => ({
      text: content,
      element: elementFor(color),
      isHidden,
    }));
    const [first, ...rest] = line;
    const indent = isHidden || !first ? "" : first.text.slice(0, hiddenIndent);
    return [
      ...(first ? [plain(indent, true), { ...first, text: first.text.slice(indent.length) }, ...rest] : []),
      { ...plain("", isHidden), mark: markOf(lineNumbers[index], program, ending) },
      plain(index < lines.length - 1 ? "\n" : "", isHidden),
    ];
  });
  return merge(pieces)
    .map((piece) => markup(piece, hrefOf))
    .join("")
    .replaceAll(hiddenSeam, "");
}

function plain(text: string, isHidden: boolean): Piece {
  return { text, element: undefined, isHidden };
}

function elementFor(color = ""): string | undefined {
  return elements[/^var\(--shiki-token-([a-z-]+)\)$/.exec(color)?.[1] ?? ""];
}

/** The mark of a line that the page explains. It has no text, so that the number is not copied. */
function markOf(lineNumber: string | undefined, program: string, ending: SampleEnding): string | undefined {
  if (!lineNumber) return undefined;
  const id = lineId(program, ending, lineNumber);
  return `<a id="${id}" href="#${noteId(program, lineNumber)}" data-line="${lineNumber}" aria-label="Note ${lineNumber}"></a>`;
}

/** Merges adjacent tokens of one color. White space has no color, so it merges with the token before it. */
function merge(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    if (!piece.text && !piece.mark) continue;
    const last = merged.at(-1);
    const isSame = last?.element === piece.element || !piece.text.trim();
    const isMarked = last?.mark || piece.mark;
    if (last && last.isHidden === piece.isHidden && isSame && !isMarked) last.text += piece.text;
    else merged.push({ ...piece });
  }
  return merged;
}

// Find-in-page searches it and opens it; see app/ui/code-block.client.ts.
const hiddenStart = '<span class="extra" hidden="until-found">';
// Adjacent collapsed lines share one element.
const hiddenSeam = `</span>${hiddenStart}`;

function markup({ text, element, isHidden, mark }: Piece, hrefOf: HrefOf): string {
  if (mark) return mark;
  // White space at the end of a colored piece stays outside of its element.
  const [, words = "", space = ""] = /^([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const linked = withLinks(words, hrefOf);
  const html = (element && words ? `<${element}>${linked}</${element}>` : linked) + space;
  return isHidden ? `${hiddenStart}${html}</span>` : html;
}

function withLinks(text: string, hrefOf: HrefOf): string {
  return text
    .split(/\b([A-Z]\w*)/)
    .map((part) => {
      const href = hrefOf(part);
      return href ? `<a href="${href}">${part}</a>` : escapeHtml(part);
    })
    .join("");
}

function escapeHtml(content: string): string {
  return content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

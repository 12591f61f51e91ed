import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import python from "shiki/langs/python.mjs";
import rust from "shiki/langs/rust.mjs";
import toml from "shiki/langs/toml.mjs";
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
 * Kinds of tokens and the elements that mark them. An element of its own for each kind is shorter than a class, and
 * none of these means anything to assistive technology. What has no entry has the color of the text around it.
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
}

/**
 * Code as HTML with one element per kind of token and no style attributes, so that the page's security policy
 * can forbid inline styles and both themes share the markup. Hidden parts stay in the text, and are copied.
 */
export async function highlight(
  { code, hiddenLines = [], hiddenIndent = 0 }: Pick<SampleText, "code"> & Partial<SampleText>,
  ending: SampleEnding,
): Promise<string> {
  const { codeToTokensBase } = await highlighter;
  const lines = codeToTokensBase(code, {
    lang: languages[ending].grammar,
    theme: "roles",
    // By default, a line that takes half a second loses its colors: a busy machine would build another page.
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
      plain(index < lines.length - 1 ? "\n" : "", isHidden),
    ];
  });
  return merge(pieces).map(markup).join("").replaceAll(hiddenSeam, "");
}

function plain(text: string, isHidden: boolean): Piece {
  return { text, element: undefined, isHidden };
}

function elementFor(color = ""): string | undefined {
  return elements[/^var\(--shiki-token-([a-z-]+)\)$/.exec(color)?.[1] ?? ""];
}

/** Joins neighbors of one color. White space has no color, so it joins whatever is before it. */
function merge(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    if (!piece.text) continue;
    const last = merged.at(-1);
    const isSame = last?.element === piece.element || !piece.text.trim();
    if (last && last.isHidden === piece.isHidden && isSame) last.text += piece.text;
    else merged.push({ ...piece });
  }
  return merged;
}

// Find-in-page looks into it and opens it; see app/ui/code-block.client.ts.
const hiddenStart = '<span class="extra" hidden="until-found">';
// Neighbors that are hidden share one element.
const hiddenSeam = `</span>${hiddenStart}`;

function markup({ text, element, isHidden }: Piece): string {
  // White space at the end of a colored piece stays outside of its element.
  const [, words = "", space = ""] = /^([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const html = element && words ? `<${element}>${escapeHtml(words)}</${element}>${space}` : escapeHtml(text);
  return isHidden ? `${hiddenStart}${html}</span>` : html;
}

function escapeHtml(content: string): string {
  return content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

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
 * Code as HTML with one class per kind of token and no style attributes, so that the page's security policy
 * can forbid inline styles and both themes share the markup. Hidden parts stay in the text, and are copied.
 */
export async function highlight(
  { code, hiddenLines = [], hiddenIndent = 0 }: Pick<SampleText, "code"> & Partial<SampleText>,
  ending: SampleEnding,
): Promise<string> {
  const { codeToTokensBase } = await highlighter;
  const lines = codeToTokensBase(code, { lang: languages[ending].grammar, theme: "roles" });
  return lines
    .map((tokens, index) => {
      const isHidden = hiddenLines.includes(index);
      const [first, ...rest] = tokens;
      const indent = isHidden || !first ? "" : first.content.slice(0, hiddenIndent);
      const line = [first && { ...first, content: first.content.slice(indent.length) }, ...rest]
        .map((token) => (token ? markup(token.content, token.color) : ""))
        .join("");
      const end = index < lines.length - 1 ? "\n" : "";
      return isHidden ? hide(line + end) : hide(indent) + line + end;
    })
    .join("")
    .replaceAll(hiddenSeam, "");
}

// Browsers look into it when the reader searches the page; see app/lib/closed-content.ts.
const hiddenStart = '<span class="extra" hidden="until-found">';
// Neighbors that are hidden share one element.
const hiddenSeam = `</span>${hiddenStart}`;

function hide(markup: string): string {
  return markup && `${hiddenStart}${markup}</span>`;
}

function markup(content: string, color: string | undefined): string {
  const kind = /^var\(--shiki-token-([a-z-]+)\)$/.exec(color ?? "")?.[1];
  return kind && content.trim()
    ? `<span class="tok-${kind}">${escapeHtml(content)}</span>`
    : escapeHtml(content);
}

function escapeHtml(content: string): string {
  return content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import python from "shiki/langs/python.mjs";
import rust from "shiki/langs/rust.mjs";
import toml from "shiki/langs/toml.mjs";

/** Sample languages by file ending: the grammar, and the name that readers see. */
export const languages = {
  rs: { grammar: "rust", label: "Rust" },
  py: { grammar: "python", label: "Python" },
  sh: { grammar: "bash", label: "Shell" },
  toml: { grammar: "toml", label: "TOML" },
  txt: { grammar: "text", label: "Output" },
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
 * can forbid inline styles and both themes share the markup.
 */
export async function highlight(code: string, ending: SampleEnding): Promise<string> {
  const { codeToTokensBase } = await highlighter;
  const lines = codeToTokensBase(code, { lang: languages[ending].grammar, theme: "roles" });
  return lines
    .map((tokens) => tokens.map(({ content, color }) => markup(content, color)).join(""))
    .join("\n");
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

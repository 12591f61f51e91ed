/**
 * Values of `data-markdown`: how the Markdown files and the search index, which are made from the built page, treat an
 * element. decisions/010-markdown-from-the-built-page.md describes each.
 */
export const markdownRoles = ["skip", "keep", "label", "code", "detail"] as const;

export type MarkdownRole = (typeof markdownRoles)[number];

export function isMarkdownRole(value: unknown): value is MarkdownRole {
  return markdownRoles.some((role) => role === value);
}

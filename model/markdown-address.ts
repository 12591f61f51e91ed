/** The path of a page's Markdown: the page's path with the extension .md, or /index.md for the home page. */
export function markdownAddress(path: string): string {
  const page = path.replace(/\/+$/, "");
  return `${page || "/index"}.md`;
}

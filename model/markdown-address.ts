/** Where a page is found as Markdown: beside itself, with another ending. The home page is its folder's index. */
export function markdownAddress(path: string): string {
  const page = path.replace(/\/+$/, "");
  return `${page || "/index"}.md`;
}

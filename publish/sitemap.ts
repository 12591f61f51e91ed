/** A sitemap of the given paths, with their dates where known. The home page keeps its slash; the others have none. */
export function sitemap(
  origin: string,
  paths: readonly string[],
  dates: ReadonlyMap<string, string> = new Map(),
): string {
  const urls = paths.map((path) => {
    const date = dates.get(path);
    return `  <url><loc>${origin}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** What can be read from a PDF without a library. */
export interface PdfFacts {
  pages: number;
  hasTags: boolean;
  language: string;
  /** Entries of the outline. */
  headings: number;
  /** Links to a place in the document, and to an address. */
  internalLinks: number;
  externalLinks: number;
  /** Names of places that a link leads to and that don't exist. */
  deadLinks: string[];
}

/** Reads the objects that Chromium writes uncompressed. One character per byte. */
export function readPdf(pdf: string): PdfFacts {
  const count = (pattern: RegExp) => pdf.match(pattern)?.length ?? 0;
  const places = new Set([...pdf.matchAll(/\/([\w.%~-]+) \[\d+ 0 R \/XYZ/g)].map(([, name = ""]) => name));
  const links = [...pdf.matchAll(/\/Subtype\s*\/Link[\s\S]*?endobj/g)].map(([link]) => link);
  const targets = links.flatMap((link) => /\/Dest \/([\w.%~-]+)/.exec(link)?.[1] ?? []);
  return {
    pages: count(/\/Type\s*\/Page\b/g),
    hasTags: pdf.includes("/StructTreeRoot") && /\/MarkInfo\s*<<[^>]*\/Marked true/.test(pdf),
    language: /\/Lang \(([\w-]+)\)/.exec(pdf)?.[1] ?? "",
    headings: count(/\/Title[^>]*\/Parent|\/Parent[^>]*\/Title/g),
    internalLinks: targets.length,
    externalLinks: links.filter((link) => link.includes("/URI")).length,
    deadLinks: [...new Set(targets.filter((name) => !places.has(name)))],
  };
}

import { site, versions } from "#content/site.ts";

/** The data of a citation of a docs page; dates as `2026-11-12`. */
export interface CitedPage {
  title: string;
  /** Path without the site's origin. */
  path: string;
  updated?: string | undefined;
  accessed: string;
}

const work = `${site.name} documentation, version ${versions.docs}`;

export function plainCitation({ title, path, updated, accessed }: CitedPage): string {
  const parts = [
    site.author,
    `“${title}”`,
    work,
    ...(updated ? [`Last updated ${updated}`] : []),
    `Accessed ${accessed}`,
  ];
  return `${parts.join(". ")}. ${addressOf(path)}`;
}

/** An entry for BibTeX and biblatex. Double braces preserve capitals and keep an organization's name together. */
export function bibtexCitation({ title, path, updated, accessed }: CitedPage): string {
  const fields = [
    ["author", `{${bibtexText(site.author)}}`],
    ["title", `{${bibtexText(title)}}`],
    ["howpublished", bibtexText(work)],
    ...(updated
      ? [
          ["year", updated.slice(0, 4)],
          ["note", `Last updated ${updated}`],
        ]
      : []),
    ["url", addressOf(path)],
    ["urldate", accessed],
  ];
  const lines = fields.map(([name, value]) => `  ${name} = {${value}}`);
  return `@misc{${citationKey(path)},\n${lines.join(",\n")}\n}`;
}

/** A stable key per page: `genesis-protocol-concepts-dna`. */
export function citationKey(path: string): string {
  return `${site.crate}${path.replace(/^\/docs/, "").replaceAll("/", "-")}`;
}

// BibTeX counts braces even after a backslash, so unbalanced ones are written as commands.
const named: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** Escapes LaTeX's special characters. */
export function bibtexText(text: string): string {
  return text.replaceAll(/[\\{}~^#$%&_]/g, (character) => named[character] ?? `\\${character}`);
}

/** A date in the reader's time zone, as `2026-11-12`. */
export function localDay(date: Date): string {
  const part = (value: number, digits: number) => String(value).padStart(digits, "0");
  return [part(date.getFullYear(), 4), part(date.getMonth() + 1, 2), part(date.getDate(), 2)].join("-");
}

function addressOf(path: string): string {
  return `${import.meta.env.SITE_URL}${path}`;
}

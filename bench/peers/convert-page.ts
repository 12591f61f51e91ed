import { parse as parseYaml, stringify as toYaml } from "yaml";

export interface ConvertedPage {
  /** The page in this site's format, with code in sample files. */
  mdx: string;
  /** Sample files by name, relative to samples/. */
  samples: Map<string, string>;
}

/** Folder and file ending for samples, by the language of a fenced block. */
const sampleFiles: Record<string, [folder: string, ending: string]> = {
  rust: ["rust", "rs"],
  toml: ["toml", "toml"],
  bash: ["shell", "sh"],
};

/**
 * Converts a page of make-content.mjs to what an author of this site would write. The subtitle moves from the text to
 * the front matter, so that it is shown once; tables become blocks. Paragraphs and lists stay the same.
 */
export function convertPage(markdown: string, slug: string, navTitle: string, base: string): ConvertedPage {
  const [, head = "", text = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  const { title, description } = parseYaml(head);
  const next = nextSlug(text, base);
  if (!title || !description || !next) throw new Error(`${slug}: unexpected front matter or closing link.`);
  const samples = new Map<string, string>();
  const body = text.replaceAll(/^```(\w+)\n(.*?)\n```$/gms, (_, language: string, code: string) => {
    const [folder, ending] = sampleFiles[language] ?? [];
    if (!folder) throw new Error(`${slug}: no sample folder for ${language}.`);
    samples.set(`${folder}/${slug}-${samples.size + 1}.${ending}`, `${code}\n`);
    return `<Code sample={sample${samples.size}} />`;
  });
  const withTables = body.replaceAll(/(?:^\|.*\|\n)+/gm, (table) => `${convertTable(table)}\n`);
  const imports = [...samples.keys()].map(
    (name, index) => `import sample${index + 1} from "#samples/${name}?sample";`,
  );
  const frontMatter = toYaml({ title, subtitle: description, description, next: [next], navTitle });
  const mdx = [`---\n${frontMatter}---`, imports.join("\n"), withTables.replace(description, "").trim()].join(
    "\n\n",
  );
  return { mdx: `${mdx}\n`, samples };
}

/** The slug of the page that the last link points to. */
function nextSlug(text: string, base: string): string | undefined {
  const address = /\]\(([^)]+)\)\.\s*$/.exec(text)?.[1];
  return address?.startsWith(`${base}/`) ? address.slice(base.length + 1) : undefined;
}

function convertTable(table: string): string {
  const [columns = [], , ...rows] = table
    .trim()
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const attributes = [
    `label=${JSON.stringify(columns.join(", "))}`,
    `columns={${JSON.stringify(columns)}}`,
    `rows={${JSON.stringify(rows)}}`,
  ];
  return `<RecordTable ${attributes.join(" ")} />`;
}

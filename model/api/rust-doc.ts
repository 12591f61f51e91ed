/** A doc comment of the crate, split into the parts that the API pages show. */
export interface RustDoc {
  /** What it does or is; each paragraph is a line. */
  summary: string;
  parameters: { name: string; text: string }[];
  returns?: string;
  errors: { name: string; text: string }[];
}

const bullet = /^- `([^`]+)`: (.+)$/;
const headings = ["Parameters", "Returns", "Errors"] as const;
type Heading = (typeof headings)[number];

/** Reads the lines of one doc comment, without their slashes. */
export function readRustDoc(lines: readonly string[]): RustDoc {
  const parts: Record<"summary" | Heading, string[]> = {
    summary: [],
    Parameters: [],
    Returns: [],
    Errors: [],
  };
  let part: keyof typeof parts = "summary";
  for (const line of lines) {
    const heading = /^# (.+)$/.exec(line)?.[1];
    if (heading === undefined) parts[part].push(line);
    else part = knownHeading(heading);
  }
  const returns = paragraph(parts.Returns);
  return {
    summary: parts.summary
      .join("\n")
      .split(/\n{2,}/)
      .map((one) => paragraph([one]))
      .filter(Boolean)
      .join("\n"),
    parameters: bullets(parts.Parameters),
    ...(returns && { returns }),
    errors: bullets(parts.Errors),
  };
}

function knownHeading(heading: string): Heading {
  const known = headings.find((one) => one === heading);
  if (!known) throw new Error(`"# ${heading}" in a doc comment; pages show ${headings.join(", ")}.`);
  return known;
}

/** Comments have straight apostrophes, and pages curved ones, except in code. */
const apostrophe = /(`[^`]*`)|(?<=\p{L})'/gu;

function paragraph(lines: readonly string[]): string {
  const text = lines.join(" ").replace(/\s+/g, " ").trim();
  return text.replaceAll(apostrophe, (_, code?: string) => code ?? "’");
}

function bullets(lines: readonly string[]): { name: string; text: string }[] {
  // A bullet continues until the next one.
  const items = lines
    .join("\n")
    .split(/\n(?=- )/)
    .map((item) => paragraph([item]))
    .filter(Boolean);
  return items.map((item) => {
    const [, name = "", text = ""] = bullet.exec(item) ?? [];
    if (!name) throw new Error(`"${item}" in a doc comment; write "- \`name\`: what it is".`);
    return { name, text };
  });
}

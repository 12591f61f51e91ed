/** A part of a page that has a heading and an address of its own. */
export interface Section {
  id: string;
  title: string;
  level: 2 | 3;
}

/** What the build reads from a page's rendered content. */
export interface Outline {
  sections: readonly Section[];
  /** The page has programs, and all of them are in Rust only. */
  isRustOnly: boolean;
  /** The page has a living figure. */
  hasFigure: boolean;
}

interface Heading {
  id: string;
  tagName: string;
  textContent: string | null;
}

interface Content {
  querySelector: (selector: string) => unknown;
  querySelectorAll: (selector: string) => Iterable<Heading>;
}

/** Reads the headings of all sections, those in closed tabs included. */
export function readOutline(content: Content): Outline {
  return {
    sections: [...content.querySelectorAll(":is(h2, h3)[id]")].map(({ id, tagName, textContent }) => ({
      id,
      title: textContent?.trim() ?? "",
      level: tagName === "H2" ? 2 : 3,
    })),
    isRustOnly: Boolean(content.querySelector("[data-alone]")) && !content.querySelector("[data-language]"),
    hasFigure: Boolean(content.querySelector("[data-figure]")),
  };
}

export interface SectionWithParts extends Section {
  parts: Section[];
}

/** Puts each smaller section under the larger one before it. */
export function nestSections(sections: readonly Section[]): SectionWithParts[] {
  const nested: SectionWithParts[] = [];
  for (const section of sections) {
    const last = nested.at(-1);
    if (section.level === 3 && last?.level === 2) last.parts.push(section);
    else nested.push({ ...section, parts: [] });
  }
  return nested;
}

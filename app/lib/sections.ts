/** A part of a page that has a heading and an address of its own. */
export interface Section {
  id: string;
  title: string;
  level: 2 | 3;
}

/** Marks the element that holds a docs page's own content. */
export const pageContent = { "data-page-content": "" };

/** The headings of a page's sections, those in closed tabs included. */
const sectionSelector = "[data-page-content] :is(h2, h3)[id]";

/** What a heading is made of, in the browser and in the parser that the build uses. */
interface Heading {
  id: string;
  tagName: string;
  textContent: string | null;
}

export function sectionOf({ id, tagName, textContent }: Heading): Section {
  return { id, title: textContent?.trim() ?? "", level: tagName === "H2" ? 2 : 3 };
}

/** What the shell knows of a page's content. */
export interface Outline {
  sections: readonly Section[];
  /** The page has programs, and none of them in another language. */
  isRustOnly: boolean;
}

interface Page {
  querySelector: (selector: string) => unknown;
  querySelectorAll: (selector: string) => Iterable<Heading>;
}

/** Reads a page, in the browser or while it is built; nothing where no docs page is. */
export function readOutline(page: Page): Outline | undefined {
  if (!page.querySelector("[data-page-content]")) return undefined;
  return {
    sections: [...page.querySelectorAll(sectionSelector)].map(sectionOf),
    isRustOnly: Boolean(page.querySelector("[data-alone]")) && !page.querySelector("main [data-language]"),
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

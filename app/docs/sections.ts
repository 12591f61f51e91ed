import { HTMLElement } from "node-html-parser";
import type { ProgramLanguage } from "#app/ui/language.ts";

/** A part of a page with a heading and an anchor. */
export interface Section {
  id: string;
  title: string;
  /** The title for Python readers, if it differs. */
  python?: string;
  level: 2 | 3;
}

/** What the build extracts from a page's rendered content. */
export interface Outline {
  sections: readonly Section[];
  /** The name of the page's living figure. */
  figure: string | undefined;
  hasTable: boolean;
  /** Whether a program of the page has numbered notes. */
  hasNotes: boolean;
  /** Whether the page shows results of tests or benchmarks. */
  hasResults: boolean;
}

/** Reads the headings of all sections, including those in closed tabs. */
export function readOutline(content: HTMLElement): Outline {
  return {
    sections: content.querySelectorAll(":is(h2, h3)[id]").map((heading) => {
      const [title, python] = [textIn(heading, "rust"), textIn(heading, "python")];
      const level = heading.tagName === "H2" ? 2 : 3;
      return { id: heading.id, title, ...(python !== title && { python }), level };
    }),
    figure: content.querySelector("[data-figure]")?.getAttribute("data-figure"),
    hasTable: Boolean(content.querySelector("table")),
    hasNotes: Boolean(content.querySelector(".annotated")),
    hasResults: Boolean(content.querySelector("[data-result]")),
  };
}

/** The text that readers of a language see. */
function textIn(heading: HTMLElement, language: ProgramLanguage): string {
  const copy = heading.clone();
  if (!(copy instanceof HTMLElement)) return "";
  for (const words of copy.querySelectorAll(`[data-language]:not([data-language="${language}"])`))
    words.remove();
  return copy.textContent.trim();
}

export interface SectionWithParts extends Section {
  parts: Section[];
}

/** Nests each smaller section under the larger one before it. */
export function nestSections(sections: readonly Section[]): SectionWithParts[] {
  const nested: SectionWithParts[] = [];
  for (const section of sections) {
    const last = nested.at(-1);
    if (section.level === 3 && last?.level === 2) last.parts.push(section);
    else nested.push({ ...section, parts: [] });
  }
  return nested;
}

import MiniSearch from "minisearch";
import type { SearchData, SearchPage, SearchSection } from "#model/search-data.ts";
import { unpackWords } from "./unpack-words.ts";
import { termsOf } from "./words.ts";

export interface SearchIndex {
  data: SearchData;
  sections: MiniSearch<IndexedSection>;
  /** For each section the words of its rest, which has no text here. */
  rest: readonly string[];
  /** Every term that finds something, in alphabetical order. */
  terms: readonly string[];
  /** Titles that several pages have. */
  usualTitles: ReadonlySet<string>;
}

/** A section as the index knows it. */
interface IndexedSection extends Pick<SearchSection, "title" | "text"> {
  id: number;
  /** Title and address of its page, so that a query may name both. */
  page: string;
  words: string;
}

const file = "/search-index.json";
// So many sections are indexed in a few milliseconds, on a slow phone too; then the page may answer the reader.
const sectionsPerStep = 20;

let loading: Promise<SearchIndex> | undefined;

/** The index of the site, fetched and built once. After a failure the next call tries again. */
export function loadIndex(): Promise<SearchIndex> {
  loading ??= fetchData()
    .then(buildIndex)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

async function fetchData(): Promise<SearchData> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

/** Builds the index in short steps, so that typing and scrolling go on meanwhile. */
export async function buildIndex(data: SearchData): Promise<SearchIndex> {
  const terms = new Set<string>();
  const sections = new MiniSearch<IndexedSection>({
    fields: ["title", "page", "text", "words"],
    tokenize: termsOf,
    processTerm: (term) => {
      terms.add(term);
      return term;
    },
  });
  const rest = unpackWords(data);
  const indexed = data.sections.map((section, id) => {
    const { title, href } = pageOf(data, section);
    return { id, title: section.title, page: `${title} ${href}`, text: section.text, words: rest[id] ?? "" };
  });
  await sections.addAllAsync(indexed, { chunkSize: sectionsPerStep });
  return { data, sections, rest, terms: [...terms].sort(), usualTitles: usualTitles(data) };
}

function usualTitles({ sections }: SearchData): Set<string> {
  const titles = sections.map(({ title }) => title);
  return new Set(titles.filter((title) => titles.filter((other) => other === title).length > 3));
}

export function pageOf({ pages }: SearchData, { page }: SearchSection): SearchPage {
  const found = pages[page];
  if (!found) throw new Error(`The search index has no page ${page}.`);
  return found;
}

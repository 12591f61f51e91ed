import MiniSearch from "minisearch";
import type { SearchData, SearchPage, SearchSection } from "#model/search-data.ts";
import { unpackWords } from "./unpack-words.ts";
import { termsOf } from "./words.ts";

export interface SearchIndex {
  data: SearchData;
  sections: MiniSearch<IndexedSection>;
  /** For each section, the words whose text is not in the index. */
  rest: readonly string[];
  /** All indexed terms, in alphabetical order. */
  terms: readonly string[];
  /** Titles that several pages share. */
  usualTitles: ReadonlySet<string>;
}

/** A section as indexed. */
interface IndexedSection extends Pick<SearchSection, "title" | "text"> {
  id: number;
  /** Title and path of its page, so that a query can name both. */
  page: string;
  words: string;
}

const file = "/search-index.json";
// Indexing this many sections takes a few milliseconds on a slow phone, too; then the page can respond.
const sectionsPerStep = 20;

let loading: Promise<SearchIndex> | undefined;

/** The search index, fetched and built once. After a failure, the next call retries. */
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

/** Builds the index in short steps, so that typing and scrolling stay responsive. */
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

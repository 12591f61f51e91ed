import MiniSearch from "minisearch";
import type { SearchData, SearchPage, SearchSection } from "#content/search-data.ts";
import { termsOf } from "./words.ts";

export interface SearchIndex {
  data: SearchData;
  words: MiniSearch<IndexedSection>;
}

/** A section as the index knows it: with the title of its page, so that a query may name both. */
interface IndexedSection extends Omit<SearchSection, "page" | "anchor"> {
  id: number;
  page: string;
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
  const response = await fetch(file).catch(() => undefined);
  if (!response)
    throw new Error("The search index could not be loaded. Check your connection and try again.");
  if (!response.ok)
    throw new Error(`The search index could not be loaded (${response.status}). Try again later.`);
  return response.json();
}

/** Builds the index in short steps, so that typing and scrolling go on meanwhile. */
export async function buildIndex(data: SearchData): Promise<SearchIndex> {
  const words = new MiniSearch<IndexedSection>({
    fields: ["title", "page", "text", "words"],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  const sections = data.sections.map((section, id) => ({
    id,
    title: section.title,
    page: pageOf(data, section).title,
    text: section.text,
    words: section.words,
  }));
  await words.addAllAsync(sections, { chunkSize: sectionsPerStep });
  return { data, words };
}

export function pageOf({ pages }: SearchData, { page }: SearchSection): SearchPage {
  const found = pages[page];
  if (!found) throw new Error(`The search index has no page ${page}.`);
  return found;
}

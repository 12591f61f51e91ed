import type { SearchResult } from "./find-pages.ts";
import type { Piece } from "./mark-words.ts";

/** A link target in the results. */
export interface Hit {
  href: string;
  title: Piece[];
  text: Piece[];
}

export interface HitGroup {
  title: string;
  /** The page's group, such as "Core Concepts". */
  place?: string;
  hits: Hit[];
}

/** The content of the dialog below its field. */
export interface SearchView {
  /** Announced when typing has paused. */
  message: string;
  groups: HitGroup[];
  /** Whether the groups answer the query; if not, Enter alone opens nothing. */
  isAnswer: boolean;
}

interface Offers {
  /** Before anything is typed. */
  start: HitGroup[];
  /** When nothing was found. */
  help: HitGroup[];
}

const longestEcho = 60;
// Half a dialog: each key press shows this many at once, and the rest when typing pauses.
const firstHits = 4;

/** The view for a query: its results, or suggestions if there are none. */
export function searchView(query: string, result: SearchResult | undefined, offers: Offers): SearchView {
  if (!result) return { message: "", groups: offers.start, isAnswer: false };
  if (result.count === 0) return { message: nothingFound(query), groups: offers.help, isAnswer: false };
  const groups = result.pages.map(({ title, group, sections }) => ({ title, place: group, hits: sections }));
  return { message: counted(result.count, groups.length), groups, isAnswer: true };
}

function nothingFound(query: string): string {
  const words = query.trim();
  const echo = words.length > longestEcho ? `${words.slice(0, longestEcho)}…` : words;
  return `No results for “${echo}”. Use fewer or shorter words, or try one of these pages.`;
}

function counted(hits: number, pages: number): string {
  return `${hits} ${hits === 1 ? "result" : "results"} on ${pages} ${pages === 1 ? "page" : "pages"}`;
}

/** The first hits of the groups. */
export function firstGroups({ groups }: SearchView): HitGroup[] {
  let room = firstHits;
  return groups.flatMap((group) => {
    const hits = group.hits.slice(0, room);
    room -= hits.length;
    return hits.length > 0 ? { ...group, hits } : [];
  });
}

/** The hit that a key moves to, wrapping around; -1 is none. Undefined for keys that the field handles. */
export function nextHit(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  return undefined;
}

import type { SearchResult } from "./find-pages.ts";
import type { Piece } from "./mark-words.ts";

/** A place that the reader can go to. */
export interface Hit {
  href: string;
  title: Piece[];
  text: Piece[];
}

export interface HitGroup {
  title: string;
  /** Where a page belongs, such as "Core Concepts". */
  place?: string;
  hits: Hit[];
}

/** What the dialog shows below its field. */
export interface SearchView {
  /** Read out when typing has paused. */
  message: string;
  groups: HitGroup[];
  /** Whether the groups are what was asked for; if not, Enter alone opens nothing. */
  isAnswer: boolean;
}

interface Offers {
  /** Before anything is typed. */
  start: HitGroup[];
  /** When nothing was found. */
  help: HitGroup[];
}

const longestEcho = 60;
// Half a dialog: every key is answered with so many at once, and with the rest when typing pauses.
const firstHits = 4;

/** What to show for a query: its result, or ways on where there is none. */
export function searchView(query: string, result: SearchResult | undefined, offers: Offers): SearchView {
  if (!result) return { message: "", groups: offers.start, isAnswer: false };
  if (result.count === 0) return { message: nothingFound(query), groups: offers.help, isAnswer: false };
  const groups = result.pages.map(({ title, group, sections }) => ({ title, place: group, hits: sections }));
  return { message: counted(result.count, groups.length), groups, isAnswer: true };
}

function nothingFound(query: string): string {
  const words = query.trim();
  const echo = words.length > longestEcho ? `${words.slice(0, longestEcho)}…` : words;
  return `No results for “${echo}”. Try fewer or shorter words, or go on from here.`;
}

function counted(hits: number, pages: number): string {
  return `${hits} ${hits === 1 ? "result" : "results"} on ${pages} ${pages === 1 ? "page" : "pages"}`;
}

/** The beginning of the groups. */
export function firstGroups({ groups }: SearchView): HitGroup[] {
  let room = firstHits;
  return groups.flatMap((group) => {
    const hits = group.hits.slice(0, room);
    room -= hits.length;
    return hits.length > 0 ? { ...group, hits } : [];
  });
}

/** The hit that a key moves to, around the ends; -1 is none. Nothing for keys that the field keeps. */
export function nextHit(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  return undefined;
}

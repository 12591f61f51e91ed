import { findPages } from "#app/search/find-pages.ts";
import type { SearchIndex } from "#app/search/search-index.ts";

export interface Miss {
  query: string;
  /** Place of the first right hit, 0 when there is none. */
  place: number;
  first: string;
}

export interface Quality {
  queries: number;
  /** Share of the queries whose first hit is right. */
  hitAt1: number;
  /** Mean of 1 / place of the first right hit. */
  meanReciprocalRank: number;
  misses: Miss[];
}

/** How well the index answers the queries, counting sections in the order in which a reader sees them. */
export function measure(index: SearchIndex, queries: Record<string, readonly string[]>): Quality {
  const answers = Object.entries(queries).map(([query, targets]): Miss => {
    const hits = findPages(index, query).pages.flatMap((page) => page.sections.map(({ href }) => href));
    const place = hits.findIndex((href) => targets.some((target) => meets(href, target))) + 1;
    return { query, place, first: hits[0] ?? "nothing" };
  });
  const mean = (score: (answer: Miss) => number) =>
    answers.reduce((sum, answer) => sum + score(answer), 0) / answers.length;
  return {
    queries: answers.length,
    hitAt1: mean(({ place }) => (place === 1 ? 1 : 0)),
    meanReciprocalRank: mean(({ place }) => (place ? 1 / place : 0)),
    misses: answers.filter(({ place }) => place !== 1),
  };
}

function meets(href: string, target: string): boolean {
  return href === target || (!target.includes("#") && href.split("#")[0] === target);
}

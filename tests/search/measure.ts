import { findPages } from "#app/search/find-pages.ts";
import type { SearchIndex } from "#app/search/search-index.ts";

interface Miss {
  query: string;
  /** Rank of the first correct hit; 0 if there is none. */
  place: number;
  first: string;
}

export interface Quality {
  queries: number;
  /** Share of the queries whose first hit is correct. */
  hitAt1: number;
  /** Mean of 1 / rank of the first correct hit. */
  meanReciprocalRank: number;
  misses: Miss[];
}

/** Measures how well the index answers the queries, ranking sections in the order that readers see them. */
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

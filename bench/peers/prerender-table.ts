import { median } from "../percentile.ts";
import { markdownTable, range } from "../table.ts";
import { goalsTable } from "./goals.ts";
import { disturbedFrom } from "./machine-load.ts";
import type { Navigation } from "./time-navigation.ts";

export interface SiteNavigations {
  name: string;
  page: string;
  target: string;
  samples: (Navigation & { slowdown: number; foreignLoad: number })[];
}

export interface PrerenderResult {
  browser: string;
  runs: number;
  /** Time between hovering over the link and clicking it. */
  hoverMs: number;
  sites: SiteNavigations[];
}

const titles = { 1: "next page", 4: "next page, 4x" } as const;
const slowdowns = [1, 4] as const;

export function prerenderTable({ browser, runs, hoverMs, sites }: PrerenderResult): string {
  const all = sites.flatMap(({ samples }) => samples);
  const disturbed = all.filter(({ foreignLoad }) => foreignLoad >= disturbedFrom).length;
  const at = ({ samples }: SiteNavigations, slowdown: number) =>
    samples.filter((sample) => sample.slowdown === slowdown);
  const table = markdownTable(
    [
      "site",
      ...slowdowns.flatMap((slowdown) => [titles[slowdown], "its first paint"]),
      "new documents",
      "prerendered",
    ],
    sites.map((site) => [
      `${site.name} ${site.page}`,
      ...slowdowns.flatMap((slowdown) => [
        range(at(site, slowdown).map(({ ms }) => ms)),
        range(at(site, slowdown).flatMap(({ paintMs }) => paintMs ?? [])),
      ]),
      share(site, ({ isNewDocument }) => isNewDocument),
      share(site, ({ isPrerendered }) => isPrerendered),
    ]),
  );
  const medians = sites.map((site) => ({
    name: site.name,
    page: site.page,
    of: (title: (typeof titles)[1 | 4]) => median(at(site, title === titles[1] ? 1 : 4).map(({ ms }) => ms)),
  }));
  return [
    `${browser}, medians of ${runs} rounds with the smallest and largest value, clicked ${hoverMs} ms after the ` +
      `pointer reached the link. ${disturbed} of ${all.length} visits were disturbed by other programs.`,
    table,
    goalsTable(
      medians,
      slowdowns.map((slowdown) => ({ name: titles[slowdown], most: 0.5, of: "the best peer" as const })),
    ),
  ].join("\n\n");
}

function share({ samples }: SiteNavigations, has: (navigation: Navigation) => boolean): string {
  return `${samples.filter(has).length} of ${samples.length}`;
}

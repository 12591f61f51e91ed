import { median } from "../percentile.ts";
import { kilobytes, markdownTable, range } from "../table.ts";
import { type Goal, goalsTable } from "./goals.ts";
import { disturbedFrom } from "./machine-load.ts";

interface Sample {
  mobile: { fcp: number; lcp: number; cls: number; tbt: number; foreignLoad: number };
  desktop: {
    bytes: Record<"html" | "js", number>;
    totalBytes: number;
    domElements: number;
    foreignLoad: number;
  };
  navigation: { ms?: number };
  slowNavigation: { ms?: number; foreignLoad: number };
}

/** What measure.mjs writes. */
export interface PeersResult {
  browserVersion: string;
  runs: number;
  sites: { name: string; page: string; samples: Sample[] }[];
}

const values = {
  "first paint": ({ mobile }: Sample) => mobile.fcp,
  "largest paint": ({ mobile }: Sample) => mobile.lcp,
  blocking: ({ mobile }: Sample) => mobile.tbt,
  shift: ({ mobile }: Sample) => mobile.cls,
  "next page": ({ navigation }: Sample) => navigation.ms ?? Number.NaN,
  "next page, 4x": ({ slowNavigation }: Sample) => slowNavigation.ms ?? Number.NaN,
};
type Name = keyof typeof values;

const goals: Goal<Name>[] = [
  { name: "first paint", most: 0.75, of: "the best peer" },
  { name: "largest paint", most: 0.75, of: "the best peer" },
  { name: "blocking", most: 0.5, of: "starlight" },
  { name: "shift", most: 0 },
  { name: "next page", most: 1.25, of: "the best peer" },
  { name: "next page, 4x", most: 1, of: "starlight" },
];

export function peersTable({ browserVersion, runs, sites }: PeersResult): string {
  const medians = sites.map(({ name, page, samples }) => ({
    name,
    page,
    samples,
    of: (value: Name) => median(samples.map(values[value])),
  }));
  const visits = sites
    .flatMap(({ samples }) => samples)
    .flatMap(({ mobile, desktop, slowNavigation }) => [mobile, desktop, slowNavigation]);
  const disturbed = visits.filter(({ foreignLoad }) => foreignLoad >= disturbedFrom).length;
  const table = markdownTable(
    ["site", "first paint", "largest paint", "blocking", "shift", "next page", "next page, 4x", ...sizes],
    medians.map(({ name, page, samples, of }) => [
      `${name} ${page}`,
      ...(Object.keys(values) as Name[]).map((value) =>
        value === "shift" ? of(value).toFixed(3) : range(samples.map(values[value])),
      ),
      median(samples.map(({ desktop }) => desktop.domElements)),
      kilobytes(median(samples.map(({ desktop }) => desktop.bytes.html))),
      kilobytes(median(samples.map(({ desktop }) => desktop.bytes.js))),
      kilobytes(median(samples.map(({ desktop }) => desktop.totalBytes))),
    ]),
  );
  return [
    `${browserVersion}, medians of ${runs} rounds with the smallest and largest value. ` +
      `${disturbed} of ${visits.length} visits were disturbed by other programs.`,
    table,
    goalsTable(medians, goals),
  ].join("\n\n");
}

const sizes = ["elements", "HTML kB", "JS kB", "total kB"];

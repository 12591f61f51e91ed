import { median } from "./percentile.ts";
import { kilobytes, markdownTable, ratio } from "./table.ts";

interface Sample {
  mobile: { fcp: number; lcp: number; cls: number; tbt: number };
  desktop: { bytes: Record<"html" | "css" | "js", number>; totalBytes: number; requests: number };
  navigation: { ms: number };
  slowNavigation: { ms: number };
  foreignLoad?: number;
}

/** What the program that compares documentation frameworks writes. */
export interface PeersResult {
  runs: number;
  sites: { name: string; page: string; samples: Sample[] }[];
}

const ownName = "ours";

export function peersTable({ runs, sites }: PeersResult): string {
  const own = sites.find(({ name }) => name === ownName);
  if (!own) return `The run has no site called "${ownName}".`;
  const times: Record<string, (sample: Sample) => number> = {
    "first paint": ({ mobile }) => mobile.fcp,
    "largest paint": ({ mobile }) => mobile.lcp,
    blocking: ({ mobile }) => mobile.tbt,
    "next page": ({ navigation }) => navigation.ms,
    "next page, 4x slower": ({ slowNavigation }) => slowNavigation.ms,
  };
  const of = (samples: readonly Sample[], read: (sample: Sample) => number) => median(samples.map(read));
  const table = markdownTable(
    ["1 = this site", ...Object.keys(times), "layout shift", "HTML kB", "CSS kB", "JS kB", "total kB"],
    sites.map(({ name, page, samples }) => [
      `${name} ${page}`,
      ...Object.values(times).map((read) => ratio(of(samples, read), of(own.samples, read))),
      of(samples, ({ mobile }) => mobile.cls).toFixed(3),
      ...(["html", "css", "js"] as const).map((type) =>
        kilobytes(of(samples, ({ desktop }) => desktop.bytes[type])),
      ),
      kilobytes(of(samples, ({ desktop }) => desktop.totalBytes)),
    ]),
  );
  return `Medians of ${runs} runs.\n\n${table}`;
}

import type { FuzzResult } from "#bench/fuzz-table.ts";
import type { LoadResult } from "#bench/load/load-table.ts";
import { disturbedFrom } from "#bench/peers/machine-load.ts";
import type { PeersResult } from "#bench/peers/peers-table.ts";
import { median } from "#bench/percentile.ts";
import { type SavedResult, savedResults } from "#bench/result-files.ts";
import { commitBefore, isUnchangedSince } from "#model/results/git-state.ts";
import type { Provenance, ResultName, ResultValues } from "#model/results/result-schemas.ts";
import { type NewResult, provenanceOf } from "./record.ts";

/** The last results of the benchmarks that the page about the site's quality shows. */
export function benchmarkResults(): NewResult[] {
  return [
    ...latest<PeersResult>("benchmark", "peers", peersValues),
    ...latest<FuzzResult>("fuzz", "fuzz", fuzzValues),
    ...latest<LoadResult>("load", "load", loadValues),
  ];
}

function latest<Saved extends object>(
  name: ResultName,
  file: string,
  valuesOf: (saved: Saved) => object,
): NewResult[] {
  const saved = savedResults<Saved>(file)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .at(-1);
  return saved ? [{ name, about: aboutOf(name, saved), values: valuesOf(saved) }] : [];
}

/** Other programs don't record what they measured. It was today's code if that hasn't changed since. */
function aboutOf(name: ResultName, { provenance, date }: SavedResult<object>): Provenance {
  if (provenance) return { ...provenance, date };
  const now = { ...provenanceOf(name), date };
  if (isUnchangedSince(date, now.inputs)) return now;
  return { ...now, commit: commitBefore(date) ?? "unknown", hash: "not recorded" };
}

function peersValues({ browserVersion, runs, sites }: PeersResult): ResultValues<"benchmark"> {
  const visits = sites
    .flatMap(({ samples }) => samples)
    .flatMap(({ mobile, desktop, slowNavigation }) => [mobile, desktop, slowNavigation]);
  return {
    browser: browserVersion,
    rounds: runs,
    visits: visits.length,
    disturbed: visits.filter(({ foreignLoad }) => foreignLoad >= disturbedFrom).length,
    sites: sites.map(({ name, page, samples }) => ({
      name: `${name} ${page}`,
      firstPaint: median(samples.map(({ mobile }) => mobile.fcp)),
      largestPaint: median(samples.map(({ mobile }) => mobile.lcp)),
      blocking: median(samples.map(({ mobile }) => mobile.tbt)),
      shift: median(samples.map(({ mobile }) => mobile.cls)),
      nextPage: median(samples.map(({ navigation }) => navigation.ms ?? Number.NaN)),
      html: median(samples.map(({ desktop }) => desktop.bytes.html)),
      scripts: median(samples.map(({ desktop }) => desktop.bytes.js)),
      total: median(samples.map(({ desktop }) => desktop.totalBytes)),
    })),
  };
}

function fuzzValues({
  requests,
  seed,
  kinds,
  statuses,
  faults,
  slowClients,
}: FuzzResult): ResultValues<"fuzz"> {
  const failed = statuses.filter(([status]) => status >= 500);
  const serverErrors = failed.reduce((sum, [, count]) => sum + count, 0);
  return { requests, seed, kinds, serverErrors, faults, slowClients };
}

function loadValues({ generator, connections, seconds, addresses }: LoadResult): ResultValues<"load"> {
  return {
    generator,
    connections,
    seconds,
    addresses: addresses.map(({ path, rows }) => ({
      // The name of a script changes with its content.
      path: path.replace(/-[\w-]{8}\.js$/, ".js"),
      servers: rows.map(({ name, perSecond, p99, errors }) => ({
        name,
        perSecond: perSecond / (rows[0]?.perSecond ?? Number.NaN),
        p99: p99 / (rows[0]?.p99 ?? Number.NaN),
        errors,
      })),
    })),
  };
}

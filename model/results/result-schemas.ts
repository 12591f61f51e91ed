import { z } from "zod";

const count = z.number().int().nonnegative();

/** The values of each file in results/, by name. */
export const resultSchemas = {
  /** Samples by language and status, and the names of those that fail. */
  samples: z.object({
    groups: z.array(z.object({ language: z.string(), status: z.string(), samples: count, failed: count })),
    failures: z.array(z.string()),
  }),
  /** How well search answers sets of queries. */
  search: z.object({
    sets: z.array(
      z.object({ name: z.string(), queries: count, hitAt1: z.number(), meanReciprocalRank: z.number() }),
    ),
  }),
  /** Medians, compared with other frameworks: milliseconds, shift score, bytes. */
  benchmark: z.object({
    browser: z.string(),
    rounds: count,
    visits: count,
    disturbed: count,
    sites: z.array(
      z.object({
        name: z.string(),
        firstPaint: z.number(),
        largestPaint: z.number(),
        blocking: z.number(),
        shift: z.number(),
        nextPage: z.number(),
        html: count,
        scripts: count,
        total: count,
      }),
    ),
  }),
  fuzz: z.object({
    requests: count,
    seed: count,
    kinds: count,
    serverErrors: count,
    faults: count,
    slowClients: count,
  }),
  /** Requests per second and the 99th percentile, as ratios to the first server. */
  load: z.object({
    generator: z.string(),
    connections: count,
    seconds: z.number(),
    addresses: z.array(
      z.object({
        path: z.string(),
        servers: z.array(
          z.object({ name: z.string(), perSecond: z.number(), p99: z.number(), errors: count }),
        ),
      }),
    ),
  }),
  /** Each rule's outcome in each run; a run is a page at a width in a theme, by its index. */
  axe: z.object({
    version: z.string(),
    runs: z.array(z.object({ page: z.string(), width: count, theme: z.enum(["light", "dark"]) })),
    rules: z.array(
      z.object({
        id: z.string(),
        tags: z.array(z.string()),
        passed: z.array(count),
        violated: z.array(count),
        incomplete: z.array(count),
        inapplicable: z.array(count),
      }),
    ),
  }),
  /** Tests that the accessibility report names, with the number of their cases. */
  checks: z.object({
    tests: z.array(
      z.object({ file: z.string(), title: z.string(), passed: count, failed: count, skipped: count }),
    ),
  }),
  /** The documentation as a PDF. */
  book: z.object({
    bytes: count,
    pages: count,
    hasTags: z.boolean(),
    language: z.string(),
    headings: count,
    internalLinks: count,
    externalLinks: count,
    deadLinks: z.array(z.string()),
  }),
  engines: z.object({
    engines: z.array(
      z.object({ name: z.string(), version: z.string(), passed: count, failed: count, skipped: count }),
    ),
  }),
};

export type ResultName = keyof typeof resultSchemas;
export type ResultValues<Name extends ResultName> = z.infer<(typeof resultSchemas)[Name]>;

/** A file of results/: values, and when, how and on which code they were obtained. */
export const resultFile = z.object({
  command: z.string(),
  date: z.iso.datetime(),
  commit: z.string(),
  /** The files and folders that the result describes, and their hash. */
  inputs: z.array(z.string()),
  hash: z.string(),
  values: z.unknown(),
});
export type Provenance = Omit<z.infer<typeof resultFile>, "values">;

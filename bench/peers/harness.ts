import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BenchOptions } from "../options.ts";

/** A site that is compared with others. */
export interface PeerSite {
  name: string;
  dir: string;
  page: string;
  /** The path that the measured navigation goes to. */
  target: string;
}

interface Harness {
  serveSite: (dir: string) => Promise<{ origin: string; close: () => void }>;
  parseSites: (args: string[]) => PeerSite[];
}

/** The program that measures documentation frameworks is not part of this repository. Its server serves all sites. */
export async function openHarness({ harness, sites }: BenchOptions) {
  if (!harness || sites.length === 0) {
    throw new Error("Give the folder of measure.mjs and the sites: --harness FOLDER --sites FILE.json");
  }
  const { serveSite, parseSites }: Harness = await import(
    pathToFileURL(resolve(join(harness, "sites.mjs"))).href
  );
  return { serveSite, sites: parseSites([...sites]) };
}

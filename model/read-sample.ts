import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { site } from "#content/site.ts";
import { highlight, languages, type SampleEnding } from "./highlight.ts";
import { readGenes } from "./read-genes.ts";
import type { Sample } from "./sample.ts";
import { cutRegion, lineGaps, rustOnlyMarker } from "./sample-region.ts";
import { readStatus } from "./sample-status.ts";
import { readSeries } from "./series.ts";
import { siteUrl } from "./site-url.ts";

/** Programs of up to this many lines are in view as a whole, together with their header. */
const longLines = 20;

/** Space between two columns. Numbers can be padded, and so can what follows a colon or a comma. */
const columnGap = /[^\s:,](?: {3,}\w| {2,}[a-z])/i;

/** A file of samples/, or one region of it, highlighted. */
export async function readSample(file: string, region?: string): Promise<Sample> {
  const ending = extname(file).slice(1);
  if (!isKnown(ending)) {
    throw new Error(`${file}: samples end in .${Object.keys(languages).join(", .")}.`);
  }
  // Readers install from the site they are reading.
  const source = readFileSync(file, "utf8").replaceAll(site.url, siteUrl());
  const text = cutRegion(source, region, basename(file));
  const rustOnly = rustOnlyMarker.exec(source)?.[1];
  const program = region === undefined ? programOf(file) : undefined;
  const { status, reason } = readStatus(source, file);
  const series = ending === "txt" ? readSeries(text.code) : undefined;
  const genes = ending === "txt" ? readGenes(text.code) : undefined;
  return {
    name: basename(file),
    language: languages[ending].label,
    html: await highlight({ ...text, program: basename(file, `.${ending}`) }, ending),
    width: Math.max(...text.code.split("\n").map(({ length }) => length)),
    ...(text.hiddenLines.length > 0 && { isPartial: true }),
    ...(text.code.split("\n").length - text.hiddenLines.length > longLines && { isLong: true }),
    ...(text.lineNumbers && { lineGaps: lineGaps(text) }),
    ...(rustOnly && { rustOnly }),
    ...(program && (status === "run" || status === "slow") && { program }),
    ...(program && status === "slow" && reason && { runTime: reason }),
    ...(ending === "txt" && !columnGap.test(text.code) && { wraps: true }),
    ...(series && { series }),
    ...(genes && { genes }),
  };
}

/** A Python program and its captured output have the same name. */
function programOf(file: string): string | undefined {
  return /(?:^|\/)samples\/(?:python|output)\/(.+)\.(?:py|txt)$/.exec(file)?.[1];
}

function isKnown(ending: string): ending is SampleEnding {
  return ending in languages;
}

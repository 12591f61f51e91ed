import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { site } from "#content/site.ts";
import { highlight, languages, type SampleEnding } from "./highlight.ts";
import type { Sample } from "./sample.ts";
import { cutRegion, rustOnlyMarker, statusMarker } from "./sample-region.ts";
import { readSeries } from "./series.ts";
import { siteUrl } from "./site-url.ts";

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
  const program = region === undefined ? programOf(file, source) : undefined;
  const series = ending === "txt" ? readSeries(text.code) : undefined;
  return {
    name: basename(file),
    language: languages[ending].label,
    html: await highlight(text, ending),
    ...(text.hiddenLines.length > 0 && { isPartial: true }),
    ...(rustOnly && { rustOnly }),
    ...(program && { program }),
    ...(series && { series }),
  };
}

/** A Python program that runs and its captured output have the same name. */
function programOf(file: string, source: string): string | undefined {
  const [, name] = /(?:^|\/)samples\/(?:python|output)\/(.+)\.(?:py|txt)$/.exec(file) ?? [];
  return statusMarker.test(source) ? undefined : name;
}

function isKnown(ending: string): ending is SampleEnding {
  return ending in languages;
}

import { type PageTimes, readFirstPaint, readTimes } from "./in-page.ts";
import { builtFolder, measuredPaths } from "./measured-paths.ts";
import type { BenchOptions } from "./options.ts";
import { median } from "./percentile.ts";
import { measured } from "./result-files.ts";
import { markdownTable, ratio } from "./table.ts";
import { slowPhone, visit, withMeasuringBrowser, withServers } from "./visit.ts";

interface PaintedPage {
  path: string;
  samples: PageTimes[];
  /** First paint of the same page with scripts disabled. */
  withoutScripts: number[];
}

export interface PaintResult {
  runs: number;
  pages: PaintedPage[];
}

const withoutScripts = { ...slowPhone, context: { ...slowPhone.context, javaScriptEnabled: false } };

/** Measures when a slow phone on a slow connection paints a page, and how long it is busy after that. */
export async function paint({ runs, label }: BenchOptions): Promise<void> {
  const pages = measuredPaths().map((path): PaintedPage => ({ path, samples: [], withoutScripts: [] }));
  const result = await measured(`paint${label}`, () =>
    withServers([builtFolder], ([origin = ""]) =>
      withMeasuringBrowser(async (browser) => {
        // The two alternate, so that other work on the machine affects both.
        for (let run = 0; run < runs; run++) {
          for (const page of pages) {
            const url = origin + page.path;
            page.samples.push(await visit(browser, url, slowPhone, (settled) => settled.evaluate(readTimes)));
            page.withoutScripts.push(
              await visit(browser, url, withoutScripts, (settled) => settled.evaluate(readFirstPaint)),
            );
          }
        }
        return { runs, pages };
      }),
    ),
  );
  console.log(paintTable(result));
}

export function paintTable({ runs, pages }: PaintResult): string {
  const table = markdownTable(
    [
      "1 = first paint without scripts",
      "first paint",
      "largest paint",
      "blocking",
      "longest task",
      "layout shift",
      "requests to paint",
    ],
    pages.map(({ path, samples, withoutScripts }) => {
      const of = (name: keyof PageTimes) => median(samples.map((sample) => sample[name]));
      const base = median(withoutScripts);
      return [
        path,
        ratio(of("firstPaint"), base),
        ratio(of("largestPaint"), base),
        ratio(of("blocking"), base),
        ratio(of("longestTask"), base),
        of("shift").toFixed(3),
        of("requestsToPaint"),
      ];
    }),
  );
  return `Medians of ${runs} runs.\n\n${table}`;
}

import { withBareSite } from "./bare-site.ts";
import { type PageTimes, readTimes } from "./in-page.ts";
import { builtFolder, measuredPaths } from "./measured-paths.ts";
import { median } from "./percentile.ts";
import { measured } from "./result-files.ts";
import { runs } from "./runs.ts";
import { markdownTable, ratio } from "./table.ts";
import { slowPhone, visit, withMeasuringBrowser, withServers } from "./visit.ts";

interface PaintedPage {
  path: string;
  samples: PageTimes[];
  /** The same page without the application. */
  bare: PageTimes[];
}

export interface PaintResult {
  runs: number;
  pages: PaintedPage[];
}

/** When a slow phone on a slow line shows a page, and for how long it is then busy. */
export async function paint(): Promise<void> {
  const paths = measuredPaths();
  const pages = paths.map((path): PaintedPage => ({ path, samples: [], bare: [] }));
  const result = await measured("paint", () =>
    withBareSite(paths, (bareFolder) =>
      withServers([builtFolder, bareFolder], ([origin, bareOrigin]) =>
        withMeasuringBrowser(async (browser) => {
          const times = (url: string) => visit(browser, url, slowPhone, (page) => page.evaluate(readTimes));
          // The two take turns, so that whatever else the machine does meets both.
          for (let run = 0; run < runs(); run++) {
            for (const { path, samples, bare } of pages) {
              samples.push(await times(`${origin}${path}`));
              bare.push(await times(`${bareOrigin}${path}`));
            }
          }
          return { runs: runs(), pages };
        }),
      ),
    ),
  );
  console.log(paintTable(result));
}

export function paintTable({ pages }: PaintResult): string {
  return markdownTable(
    [
      "times, 1 = first paint of the bare page",
      "first paint",
      "largest paint",
      "blocking",
      "longest task",
      "layout shift",
      "requests to paint",
    ],
    pages.map(({ path, samples, bare }) => {
      const of = (name: keyof PageTimes) => median(samples.map((sample) => sample[name]));
      const base = median(bare.map(({ firstPaint }) => firstPaint));
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
}

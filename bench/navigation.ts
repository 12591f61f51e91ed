import type { Browser } from "playwright-core";
import { withBareSite } from "./bare-site.ts";
import { findSidebarLink, navigationKey, timeNavigation } from "./in-page.ts";
import { builtFolder, measuredPaths } from "./measured-paths.ts";
import { median } from "./percentile.ts";
import { measured } from "./result-files.ts";
import { runs } from "./runs.ts";
import { markdownTable, ratio } from "./table.ts";
import { desktop, visit, withMeasuringBrowser, withServers } from "./visit.ts";

interface NavigatedPage {
  from: string;
  to: string;
  slowdown: number;
  samples: number[];
  /** The same click where every page is a new document. */
  bare: number[];
}

export interface NavigationResult {
  runs: number;
  pages: NavigatedPage[];
}

// Between pointing at a link and clicking it.
const hover = 100;
const slowdowns = [1, 4];

/** Milliseconds from the click on a link of the sidebar until the next page is painted. */
export async function navigation(): Promise<void> {
  const paths = measuredPaths().filter((path) => path.startsWith("/docs"));
  const pages = paths.flatMap((from) =>
    slowdowns.map((slowdown): NavigatedPage => ({ from, to: "", slowdown, samples: [], bare: [] })),
  );
  const result = await measured("navigation", () =>
    withServers([builtFolder], ([origin = ""]) =>
      withMeasuringBrowser(async (browser) => {
        for (const page of pages) page.to = (await navigate(browser, origin, page)).to;
        return withBareSite([...paths, ...pages.map(({ to }) => to)], (folder) =>
          withServers([folder], async ([bareOrigin = ""]) => {
            for (let run = 0; run < runs(); run++) {
              for (const page of pages) {
                page.samples.push((await navigate(browser, origin, page)).ms);
                page.bare.push((await navigate(browser, bareOrigin, page)).ms);
              }
            }
            return { runs: runs(), pages };
          }),
        );
      }),
    ),
  );
  console.log(navigationTable(result));
}

async function navigate(
  browser: Browser,
  origin: string,
  { from, slowdown }: NavigatedPage,
): Promise<{ to: string; ms: number }> {
  return visit(browser, origin + from, { ...desktop, slowdown }, async (page) => {
    const link = await page.evaluate(findSidebarLink);
    if (!link) throw new Error(`${from} shows no link to another page in its sidebar`);
    await page.addInitScript(timeNavigation, navigationKey);
    await page.evaluate(timeNavigation, navigationKey);
    await page.mouse.move(link.x, link.y);
    await page.waitForTimeout(hover);
    await page.mouse.click(link.x, link.y);
    const ms = await page.waitForFunction(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? "{}").ms,
      navigationKey,
    );
    return { to: link.path, ms: Number(await ms.jsonValue()) };
  });
}

export function navigationTable({ pages }: NavigationResult): string {
  return markdownTable(
    ["click to next page, 1 = as a new document", "to", "processor", "ratio"],
    pages.map(({ from, to, slowdown, samples, bare }) => [
      from,
      to,
      slowdown === 1 ? "as it is" : `${slowdown}x slower`,
      ratio(median(samples), median(bare)),
    ]),
  );
}

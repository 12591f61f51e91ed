import { join } from "node:path";
import type { Page } from "playwright-core";
import { allPaths, builtFolder } from "./measured-paths.ts";
import type { NetworkRecord } from "./network-record.ts";
import type { BenchOptions } from "./options.ts";
import { compressedBytes, pageWeight } from "./page-weight.ts";
import { type PageRow, pagesTable } from "./pages-table.ts";
import { measured } from "./result-files.ts";
import { desktop, visit, withMeasuringBrowser, withServers } from "./visit.ts";

/** The size of every page, and what the browser loads for it with and without an interaction. */
export async function pages({ before, label }: BenchOptions): Promise<void> {
  const result = await measured(`pages${label}`, () =>
    withServers([builtFolder], ([origin = ""]) =>
      withMeasuringBrowser(async (browser) => {
        const rows: PageRow[] = [];
        for (const path of allPaths()) {
          const now = pageWeight(builtFolder, path);
          if (!now) throw new Error(`${builtFolder} has no page ${path}. Run "npm run build" first.`);
          const loaded = await visit(browser, origin + path, desktop, async (page, record) => {
            const untouched = loadedBy(record, path);
            await useFirstIsland(page);
            await record.settled();
            return { ...untouched, scriptsAfterIsland: loadedBy(record, path).scripts };
          });
          rows.push({ path, before: before ? pageWeight(before, path) : undefined, now, loaded });
        }
        return { pages: rows };
      }),
    ),
  );
  console.log(pagesTable(result));
}

/** What a page has loaded so far. */
function loadedBy(record: NetworkRecord, path: string): { scripts: number; total: number; requests: number } {
  const requests = record.requests();
  const failed = requests.find(({ status }) => status >= 400);
  if (failed) throw new Error(`${path} requests ${failed.path}, which answers ${failed.status}`);
  const scripts = new Set(requests.filter(({ type }) => type === "js").map((request) => request.path));
  return {
    scripts: [...scripts].reduce((sum, script) => sum + compressedBytes(join(builtFolder, script)), 0),
    total: requests.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: requests.length,
  };
}

/** Brings the first island into view. On pages without one, search is the first part that needs React. */
async function useFirstIsland(page: Page): Promise<void> {
  const island = page.locator("[data-island]").first();
  if ((await island.count()) > 0) {
    await island.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await page.locator("[data-island][data-hydrated]").first().waitFor({ state: "attached" });
  } else {
    await page.keyboard.press("Control+k");
    await page.getByRole("option").first().waitFor();
  }
}

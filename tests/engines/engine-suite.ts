import { afterAll, beforeAll, expect, test } from "vitest";
import { recordRecent } from "#commands/results/record.ts";
import { checkControls } from "./control-checks.ts";
import { checkCopying } from "./copy-checks.ts";
import type { EnginePage } from "./engine-page.ts";
import { checkOffline } from "./offline-checks.ts";
import { checkPages } from "./page-checks.ts";
import { checkPrograms } from "./program-checks.ts";
import { checkReadingOrder } from "./reading-order-checks.ts";

/** Declares the checks that every engine must pass. They share one page, because starting a browser takes seconds. */
export function checkEngine(start: () => Promise<EnginePage>, missing?: string): void {
  // On GitHub, everything must run.
  if (missing) return void test.skipIf(!process.env.GITHUB_ACTIONS)(missing, () => expect.fail(missing));
  let page: EnginePage | undefined;
  const current = () => {
    if (!page) throw new Error("the browser has not started");
    return page;
  };
  beforeAll(async () => {
    page = await start();
    console.log(`${page.engine} ${page.version}`);
    recordRecent(`engines/${page.engine}`, { name: page.engine, version: page.version });
  });
  afterAll(() => page?.close());
  checkPages(current);
  checkReadingOrder(current);
  checkControls(current);
  checkCopying(current);
  checkPrograms(current);
  checkOffline(current);
}

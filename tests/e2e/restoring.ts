import type { CDPSession, Page } from "playwright-core";
import { eventually } from "./browser.ts";

type Reasons = { type: "SupportPending" | "PageSupportNeeded" | "Circumstantial"; reason: string }[];

interface Journey {
  /** Opens or prepares the page that is left. */
  start: () => Promise<Page>;
  elsewhere: string;
  /** What happens on the other page. */
  meanwhile?: (other: Page) => Promise<unknown>;
}

/**
 * Goes to another page and comes back. Fails if the page keeps the browser from restoring it. A browser may also drop
 * a page by itself, for example because a busy machine did not freeze it in time; then everything starts again.
 */
export async function leaveAndReturn(journey: Journey): Promise<Page> {
  for (let attempt = 1; ; attempt++) {
    const page = await journey.start();
    const reasons = await goAndReturn(page, journey);
    if (reasons.length === 0) return page;
    if (attempt === 5 || reasons.some(({ type }) => type !== "Circumstantial"))
      throw new Error(`${page.url()} was not restored: ${JSON.stringify(reasons)}`);
  }
}

/** Returns why the browser did not keep the page; nothing if it did. */
async function goAndReturn(page: Page, { elsewhere, meanwhile }: Journey): Promise<Reasons> {
  const devtools = await page.context().newCDPSession(page);
  const notKept = await reasonsNotToKeep(devtools);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  const { pathname, origin } = new URL(page.url());
  await page.goto(origin + elsewhere);
  await meanwhile?.(page);
  // A page from the cache doesn't load, so Playwright can't wait for that.
  await page.goBack({ waitUntil: "commit" });
  await page.waitForURL((url) => url.pathname === pathname, { waitUntil: "commit" });
  const isRestored = await page.evaluate(() => document.documentElement.dataset.persisted === "true");
  if (!isRestored) await eventually(notKept).not.toEqual([]);
  await devtools.detach();
  return isRestored ? [] : notKept();
}

async function reasonsNotToKeep(devtools: CDPSession): Promise<() => Reasons> {
  let reasons: Reasons = [];
  devtools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations;
  });
  await devtools.send("Page.enable");
  return () => reasons;
}

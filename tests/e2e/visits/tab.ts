import type { Browser, BrowserContextOptions, LaunchOptions, Page } from "playwright-core";
import { afterAll, inject } from "vitest";
import { launch, load, newPage, type OpenOptions, sharedBrowser } from "../browser.ts";

interface TabOptions extends Omit<BrowserContextOptions, "viewport"> {
  /** Prepares the tab for all its visits. */
  before?: (page: Page) => Promise<unknown>;
  /** For a browser of its own. */
  launchOptions?: LaunchOptions;
}

interface VisitOptions extends Pick<OpenOptions, "build" | "expectedErrors" | "isStarted" | "waitUntil"> {
  viewport: { width: number; height: number };
}

/**
 * Gives a test file a function that visits one page after another in the same tab, which takes half the time of a tab
 * for each. A visit returns what `collect` learns there, with everything that the page did wrong meanwhile.
 */
export function withTab({ before, launchOptions, ...context }: TabOptions = {}) {
  const { colorScheme = "light", reducedMotion = "no-preference", javaScriptEnabled = true } = context;
  let tab: Awaited<ReturnType<typeof newPage>> | undefined;
  let own: Browser | undefined;
  let visited = { path: "", origin: "" };
  const close = async () => {
    await tab?.page.context().close();
    tab = undefined;
  };
  afterAll(close);
  afterAll(() => own?.close());

  async function openTab() {
    if (launchOptions) own ??= await launch(launchOptions);
    const opened = await newPage(own ?? (await sharedBrowser()), context, () => visited);
    await opened.page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await before?.(opened.page);
    return opened;
  }

  return async function visit<Facts>(
    path: string,
    { build = "site", expectedErrors, viewport, isStarted = javaScriptEnabled, waitUntil }: VisitOptions,
    collect: (page: Page) => Promise<Facts>,
  ): Promise<Facts & { complaints: string[] }> {
    tab ??= await openTab();
    const { page, complaints } = tab;
    const earlier = complaints.length;
    const origin = inject(build);
    visited = { path, origin, ...(expectedErrors && { expectedErrors }) };
    try {
      await page.emulateMedia({ media: null, colorScheme, reducedMotion });
      await page.setViewportSize(viewport);
      await page.mouse.move(0, 0);
      await load(page, origin + path, { isStarted, waitUntil });
      const facts = await collect(page);
      return { ...facts, complaints: complaints.slice(earlier) };
    } catch (error) {
      // The next visit doesn't start from what went wrong here.
      await close();
      throw error;
    }
  };
}

import { join } from "node:path";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { browserFlags, findBrowser } from "#commands/find-browser.mjs";
import { findOnPath } from "#commands/find-on-path.mjs";

/** Ends a wait for something that will never happen. Nothing that works takes this long on any machine. */
export const patience = 120_000;

export const phone = { width: 375, height: 800 };
export const desktop = { width: 1440, height: 900 };

export interface OpenOptions extends BrowserContextOptions {
  /** Which build: the published site, or the one with the design review. */
  build?: "site" | "review";
  /** Another server than the one that all tests share. */
  origin?: string;
  /** Errors that the test is about; everything else in the console fails it. */
  expectedErrors?: RegExp;
  /** False where the page's scripts can't start. */
  isStarted?: boolean | undefined;
  /** "commit" for pages whose scripts are held back: they would not finish loading. */
  waitUntil?: "load" | "commit" | undefined;
  /** Prepares the page before it is loaded. */
  before?: (page: Page) => Promise<unknown>;
}

/** The browser of the tests has the fonts of the repository and no others. */
const launchSettings = (): LaunchOptions => ({
  executablePath: findBrowser(),
  args: browserFlags,
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") },
});

/** A browser with a back/forward cache: the one without windows has none, and Playwright turns it off. */
export const withBackForwardCache: LaunchOptions = {
  executablePath: findOnPath("chromium") ?? "chromium",
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};

export const launch = (options?: LaunchOptions) => chromium.launch({ ...launchSettings(), ...options });

let shared: Promise<Browser> | undefined;

/** One browser for all test files of a worker. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

/**
 * Gives a test file a function that opens pages. After each test, an unexpected console error, an uncaught exception,
 * a violation of the page's policy or a request to another host fails it.
 */
export function withBrowser(launchOptions?: LaunchOptions) {
  let own: Browser | undefined;
  let visitors: Visitor[] = [];

  beforeAll(async () => {
    if (launchOptions) own = await launch(launchOptions);
  });
  afterAll(() => own?.close());
  afterEach(async () => {
    const finished = visitors;
    visitors = [];
    await Promise.all(finished.map(({ page }) => page.context().close()));
    expect(finished.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  return async function open(path: string, options: OpenOptions = {}): Promise<Page> {
    const visitor = await newVisitor(own ?? (await sharedBrowser()), path, options);
    visitors.push(visitor);
    await visitor.load();
    return visitor.page;
  };
}

/** Opens a page once for tests that only look at it. */
export function withPage(path: string, options: OpenOptions = {}): () => Page {
  let visitor: Visitor | undefined;
  beforeAll(async () => {
    visitor = await newVisitor(await sharedBrowser(), path, options);
    await visitor.load();
  });
  afterAll(async () => {
    await visitor?.page.context().close();
    expect(visitor?.complaints).toEqual([]);
  });
  return () => {
    if (!visitor) throw new Error(`${path} is not open yet`);
    return visitor.page;
  };
}

interface Visitor {
  page: Page;
  /** What the page did that no page should do. */
  complaints: string[];
  load: () => Promise<void>;
}

/** A page in a context of its own, before it is loaded. */
async function newVisitor(browser: Browser, path: string, options: OpenOptions): Promise<Visitor> {
  const {
    build = "site",
    origin = inject(build),
    expectedErrors,
    before,
    isStarted,
    waitUntil,
    ...context
  } = options;
  const { page, complaints } = await newPage(browser, { baseURL: origin, ...context }, () => ({
    path,
    origin,
    expectedErrors,
  }));
  await before?.(page);
  const hasScripts = context.javaScriptEnabled !== false;
  return {
    page,
    complaints,
    load: () => load(page, path, { isStarted: hasScripts && isStarted, waitUntil }),
  };
}

interface Visited {
  path: string;
  origin: string;
  expectedErrors?: RegExp | undefined;
}

/** An empty page in a context of its own. `visited` returns what it is going to show. */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions,
  visited: () => Visited,
): Promise<{ page: Page; complaints: string[] }> {
  const complaints: string[] = [];
  const context = await browser.newContext({
    viewport: desktop,
    // A worker would answer requests that a test means to answer itself.
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const complain = (text: string) => {
    const { path, expectedErrors } = visited();
    if (!expectedErrors?.test(text) && !text.includes("blocked by Playwright"))
      complaints.push(`${path}: ${text}`);
  };
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complain(message.text());
  });
  page.on("pageerror", (error) => complain(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(visited().origin)) complain(`request to another host: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return { page, complaints };
}

export async function load(
  page: Page,
  address: string,
  { isStarted = true, waitUntil = "load" }: Pick<OpenOptions, "isStarted" | "waitUntil">,
): Promise<void> {
  await page.goto(address, { waitUntil });
  if (isStarted) await started(page);
}

/** Asks again until the answer is right. */
export function eventually<Answer>(ask: () => Answer) {
  return expect.poll(ask, { timeout: patience });
}

/** Waits until the page's script has started. Earlier events would take effect too, but a little later. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.js === "" && !("earlyEvents" in window));
}

/** Waits until the page has loaded and has nothing left to do by itself. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(
    // Without a limit, the browser may report no idle time while nothing on the page changes.
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
}

/** Waits for frames to be painted. */
export async function frames(page: Page, count = 2): Promise<void> {
  await page.evaluate(async (count) => {
    for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame);
  }, count);
}

/** Waits until everything below the first screen has been laid out. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.deferred === undefined);
}

/** Waits until everything that starts by itself has started. */
export async function settled(page: Page): Promise<void> {
  await laidOut(page);
  await page.waitForFunction(
    () => !document.querySelector('[data-island][data-when="idle"]:not([data-hydrated])'),
  );
}

/** Brings an island to the screen and waits until it is interactive. */
export async function hydrated(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-island="${island}"][data-hydrated]`).waitFor();
}

/** Storage as a strict browser has it: every access is an error. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    }
  });

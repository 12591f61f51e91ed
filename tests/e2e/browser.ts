import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { browserFlags, findBrowser } from "#commands/find-browser.mjs";

export const phone = { width: 375, height: 800 };
export const desktop = { width: 1440, height: 900 };

interface OpenOptions extends BrowserContextOptions {
  /** Which build: the published site, or the one with the design review. */
  build?: "site" | "review";
  /** Another server than the one that all tests share. */
  origin?: string;
  /** Errors that the test is about; everything else in the console fails it. */
  expectedErrors?: RegExp;
  /** False where the page's scripts can't start. */
  isStarted?: boolean;
  /** "commit" for pages whose scripts are held back: they would not finish loading. */
  waitUntil?: "load" | "commit";
  /** Prepares the page before it is loaded. */
  before?: (page: Page) => Promise<unknown>;
}

/**
 * Gives a test file a browser and a function that opens pages. After each test, an unexpected console error,
 * an uncaught exception, a violation of the page's policy or a request to another host fails it.
 */
export function withBrowser(launchOptions: LaunchOptions = {}) {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags, ...launchOptions });
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const seen = complaints;
    contexts = [];
    complaints = [];
    expect(seen).toEqual([]);
  });

  return async function open(path: string, options: OpenOptions = {}): Promise<Page> {
    const {
      build = "site",
      origin = inject(build),
      expectedErrors,
      before,
      isStarted = true,
      waitUntil = "load",
      ...contextOptions
    } = options;
    const context = await browser.newContext({
      viewport: desktop,
      baseURL: origin,
      // A worker would answer requests that a test means to answer itself.
      serviceWorkers: "block",
      ...contextOptions,
    });
    contexts.push(context);
    const page = await context.newPage();
    const complain = (text: string) => {
      if (!expectedErrors?.test(text) && !text.includes("blocked by Playwright"))
        complaints.push(`${path}: ${text}`);
    };
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complain(message.text());
    });
    page.on("pageerror", (error) => complain(error.message));
    page.on("request", (request) => {
      if (!request.url().startsWith(origin)) complain(`request to another host: ${request.url()}`);
    });
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
        console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
      );
    });
    await before?.(page);
    await page.goto(path, { waitUntil });
    if (isStarted && contextOptions.javaScriptEnabled !== false) await started(page);
    return page;
  };
}

/** Asks again until the answer is right; a busy machine may take longer than usual. */
export function eventually<Answer>(ask: () => Answer) {
  return expect.poll(ask, { timeout: 10_000 });
}

/** Waits until the page's script has started. Earlier events would take effect too, but a little later. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.js === "" && !("earlyEvents" in window));
}

/** Waits until the text below the first screen has been laid out. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".prose > *")].every(
      (block) => getComputedStyle(block).contentVisibility === "visible",
    ),
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

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { browserFlags, findBrowser } from "#tools/commands/find-browser.mjs";

export const phone = { width: 375, height: 800 };
export const desktop = { width: 1440, height: 900 };

interface OpenOptions extends BrowserContextOptions {
  /** Which build: the published site, or the one with the design review. */
  build?: "site" | "review";
  /** Another server than the one that all tests share. */
  origin?: string;
  /** Errors that the test is about; everything else in the console fails it. */
  expectedErrors?: RegExp;
  /** Not so where the page's scripts cannot start. */
  isStarted?: boolean;
  /** Prepares the page before it is loaded. */
  before?: (page: Page) => Promise<unknown>;
}

/**
 * Gives a test file a browser and a function that opens pages. After each test, an unexpected console error,
 * an uncaught exception, a violation of the page's policy or a request to another host fails it.
 */
export function withBrowser() {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
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
    await page.goto(path);
    if (isStarted && contextOptions.javaScriptEnabled !== false) await hydrated(page);
    return page;
  };
}

/** Asks again until the answer is right; a busy machine may take longer than usual. */
export function eventually<Answer>(ask: () => Answer) {
  return expect.poll(ask, { timeout: 10_000 });
}

/** Waits until React has taken the page over; before that, clicks would find nobody listening. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector("main");
    return element !== null && Object.keys(element).some((key) => key.startsWith("__react"));
  });
  // Effects, which listen to keys, run after the frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
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

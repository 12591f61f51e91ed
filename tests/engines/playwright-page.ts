import { type Browser, chromium, firefox } from "playwright-firefox";
import { browserFlags, findBrowser } from "#commands/find-browser.mjs";
import { findOnPath } from "#commands/find-on-path.mjs";
import type { EngineName, EnginePage } from "./engine-page.ts";

/** Firefox cancels the favicon request on navigation, and reports that as an error of the service worker. */
const ignored = /favicon\.svg.* A ServiceWorker intercepted the request/;

export async function openChromium(): Promise<EnginePage> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  return playwrightPage("Chromium", browser);
}

export async function openFirefox(): Promise<EnginePage> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: findOnPath("firefox-esr") ?? "firefox-esr",
    // Overlay scrollbars take no width, as on phones and Macs.
    firefoxUserPrefs: { "ui.useOverlayScrollbars": 1 },
  });
  return playwrightPage("Firefox", browser);
}

async function playwrightPage(engine: EngineName, browser: Browser): Promise<EnginePage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // Headless Chromium denies clipboard access that a click grants in a window. Firefox has no such permissions.
  if (engine === "Chromium") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  let complaints: string[] = [];
  page.on("console", (message) => {
    const isProblem = message.type() === "error" || message.type() === "warning";
    if (isProblem && !ignored.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  return {
    engine,
    version: browser.version(),
    goto: async (address) => {
      await page.goto(address);
    },
    evaluate: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    run: (script) => page.evaluate(script),
    click: (selector) => visible(selector).click(),
    hover: (selector) => visible(selector).hover(),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (...keys) => page.keyboard.press(keys.join("+")),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    complaints: async () => {
      const found = complaints;
      complaints = [];
      return found;
    },
    close: () => browser.close(),
  };
}

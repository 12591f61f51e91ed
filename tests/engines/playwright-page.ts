import { type Browser, chromium, firefox } from "playwright-firefox";
import { browserFlags, findBrowser } from "#commands/find-browser.mjs";
import type { EngineName, EnginePage, ReadablePage } from "./engine-page.ts";
import { firefoxCommand, firefoxPreferences, MarionettePage } from "./marionette-page.ts";

/**
 * Firefox's words for a request that navigation cancelled while the service worker answered it. A worker that
 * rejects, or answers with an error or with no response, is reported in other words.
 */
const ignored = /A ServiceWorker intercepted the request and encountered an unexpected error/;

export async function openChromium(): Promise<EnginePage> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  return playwrightPage("Chromium", browser);
}

export async function openFirefox(): Promise<EnginePage> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: firefoxCommand,
    firefoxUserPrefs: firefoxPreferences,
  });
  const page = await playwrightPage("Firefox", browser);
  let marionette: Promise<MarionettePage> | undefined;
  return {
    ...page,
    // Over Playwright's connection, Firefox doesn't report computed roles and names, and it allows only one connection.
    readable: () => (marionette ??= MarionettePage.start()),
    close: async () => {
      await page.close();
      await (await marionette)?.close();
    },
  };
}

async function playwrightPage(engine: EngineName, browser: Browser): Promise<EnginePage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // Headless Chromium denies clipboard access that a click grants in a window. Firefox has no such permissions.
  if (engine === "Chromium") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  let complaints: string[] = [];
  const complain = (text: string) => {
    if (!ignored.test(text)) complaints.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complain(message.text());
  });
  page.on("pageerror", (error) => complain(error.message));
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  const readable: ReadablePage = {
    goto: async (address) => {
      await page.goto(address);
    },
    evaluate: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    accessibles: async (selector) => {
      const devTools = await context.newCDPSession(page);
      const { root } = await devTools.send("DOM.getDocument", { depth: 0 });
      const { nodeIds } = await devTools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
      const { nodes } = await devTools.send("Accessibility.getFullAXTree");
      const tree = new Map(nodes.map((node) => [node.backendDOMNodeId, node]));
      const found = nodeIds.map(async (nodeId) => {
        const { node } = await devTools.send("DOM.describeNode", { nodeId });
        const { role, name } = tree.get(node.backendNodeId) ?? {};
        return { role: String(role?.value ?? ""), name: String(name?.value ?? "") };
      });
      const all = await Promise.all(found);
      await devTools.detach();
      return all;
    },
  };
  return {
    ...readable,
    engine,
    version: browser.version(),
    readable: async () => readable,
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

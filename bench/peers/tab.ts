import { setTimeout } from "node:timers/promises";
import type { Pipe, Send } from "./debugging-pipe.ts";

export interface Tab {
  /** Sends a command to the page that the tab shows. */
  send: Send;
  /** The value of an expression in that page. */
  evaluate: (expression: string) => Promise<unknown>;
}

export interface TabOptions {
  /** How many times slower the processor is made, for prerendered pages too. */
  slowdown: number;
  /** Runs in every document before its own scripts. */
  script: string;
}

/**
 * Opens a tab as a first-time visitor and closes it afterward.
 *
 * Chromium doesn't prerender for a page that a debugging client is attached to, as Playwright is: the attempt ends as
 * "PrerenderingDisabledByDevTools". This client is attached to the tab. It gets a session for each page in it, the
 * prerendered ones included, and prerendering stays enabled.
 */
export async function withTab<Result>(
  pipe: Pipe,
  { slowdown, script }: TabOptions,
  use: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const toBrowser = pipe.sendTo();
  const { browserContextId } = await toBrowser("Target.createBrowserContext");
  let stopListening: (() => void) | undefined;
  try {
    const created = await toBrowser("Target.createTarget", {
      url: "about:blank",
      browserContextId,
      forTab: true,
    });
    const { sessionId: tab } = await toBrowser("Target.attachToTarget", {
      targetId: created.targetId,
      flatten: true,
    });
    /** The page that the tab shows, then those that are prerendered. */
    let pages: string[] = [];
    /** Those and the ones that are being set up. */
    const attached = new Set<string>();
    stopListening = pipe.onEvent(({ method, sessionId, params }) => {
      if (sessionId !== tab) return;
      if (method === "Target.detachedFromTarget") {
        attached.delete(params.sessionId);
        pages = pages.filter((page) => page !== params.sessionId);
      }
      if (method !== "Target.attachedToTarget" || params.targetInfo?.type !== "page") return;
      attached.add(params.sessionId);
      // A prerendered page may be gone before it is set up.
      prepare(params.sessionId).catch(() => {});
    });

    /** Sets up a page before it starts. */
    async function prepare(page: string): Promise<void> {
      const toPage = pipe.sendTo(page);
      // Sent together, because a paused page may not respond until it gets the last command.
      await Promise.all([
        toPage("Page.enable"),
        toPage("Page.addScriptToEvaluateOnNewDocument", { source: script }),
        toPage("Emulation.setCPUThrottlingRate", { rate: slowdown }),
        toPage("Runtime.runIfWaitingForDebugger"),
      ]);
      if (attached.has(page)) pages.push(page);
    }

    await pipe.sendTo(tab)("Target.setAutoAttach", {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: "page" }],
    });
    while (pages.length === 0) await setTimeout(10);
    const send: Send = (method, params) => pipe.sendTo(pages[0])(method, params);
    return await use({
      send,
      async evaluate(expression) {
        const { result, exceptionDetails } = await send("Runtime.evaluate", {
          expression,
          returnByValue: true,
        });
        if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
        return result.value;
      },
    });
  } finally {
    stopListening?.();
    await toBrowser("Target.disposeBrowserContext", { browserContextId });
  }
}

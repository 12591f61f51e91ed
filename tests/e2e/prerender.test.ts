import { expect, inject, test } from "vitest";
import { withChromium } from "#bench/peers/debugging-pipe.ts";
import { type Tab, withTab } from "#bench/peers/tab.ts";
import { eventually } from "./browser.ts";

const from = "/docs/quick-start";
const to = "/docs/installation";

/** In the middle of the sidebar's link to a page. */
const placeOf = (path: string) => `(() => {
  const { x, y, width, height } = document.querySelector('#sidebar a[href="${path}"]').getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

const sidebar = `({
  open: [...document.querySelectorAll("#sidebar details")].map((group) => group.open),
  filter: document.querySelector("#sidebar input").value,
  links: [...document.querySelectorAll("#sidebar nav a")].filter((link) => link.checkVisibility()).length,
})`;

/** The sum of all layout shifts since the page became visible, two frames later. */
const shift = `new Promise((resolve) => {
  const { activationStart } = performance.getEntriesByType("navigation")[0];
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, value } of list.getEntries()) if (startTime > activationStart) sum += value;
  }).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
})`;

/**
 * Points at a link until its page is prerendered, then has the reader change something, and follows the link.
 * Browsers don't prerender for a page that Playwright drives, so this drives one itself.
 */
function follow(
  change: string,
  { isDropped }: { isDropped: boolean },
  check: (tab: Tab) => Promise<void>,
): Promise<void> {
  return withChromium((pipe) =>
    withTab(pipe, { slowdown: 1, script: "" }, async (tab) => {
      let prerendered: string[] = [];
      let hasDropped = false;
      pipe.onEvent(({ method, params }) => {
        if (method === "Target.attachedToTarget") prerendered.push(params.sessionId);
        if (method === "Target.detachedFromTarget") {
          prerendered = prerendered.filter((page) => page !== params.sessionId);
          hasDropped = true;
        }
      });
      let place = { x: 0, y: 0 };
      const point = async () => {
        await tab.send("Page.navigate", { url: inject("site") + from });
        await isReady(tab.evaluate);
        hasDropped = false;
        place = (await tab.evaluate(placeOf(to))) as typeof place;
        await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 0, y: 0 });
        await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...place });
      };
      await point();
      await isReady(async (expression) => {
        // The browser may drop a page by itself. Then it prerenders that page again only from another document.
        if (hasDropped) await point();
        if (prerendered.length === 0) return false;
        const { result } = await pipe.sendTo(prerendered[0])("Runtime.evaluate", { expression });
        return result.value;
      });
      await tab.evaluate(change);
      if (isDropped) await eventually(() => prerendered).toEqual([]);
      for (const type of ["mousePressed", "mouseReleased"] as const) {
        await tab.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
      }
      await eventually(() => tab.evaluate("location.pathname")).toBe(to);
      await isReady(tab.evaluate);
      // What was dropped may have been prerendered again, as it is now, when the button went down.
      if (!isDropped)
        expect(await tab.evaluate("performance.getEntriesByType('navigation')[0].activationStart")).not.toBe(
          0,
        );
      await check(tab);
    }),
  );
}

async function isReady(evaluate: Tab["evaluate"]): Promise<void> {
  await eventually(() => evaluate("document.readyState === 'complete' && !('earlyEvents' in window)")).toBe(
    true,
  );
}

test("a prerendered page is dropped when the sidebar changes, and the next one has it as it is, without a layout shift", async () => {
  const expand = `(() => {
    for (const index of [2, 4]) document.querySelectorAll("#sidebar summary")[index].click();
  })()`;
  await follow(expand, { isDropped: true }, async (tab) => {
    expect(await tab.evaluate(sidebar)).toMatchObject({ open: [true, false, true, false, true], filter: "" });
    const { result } = await tab.send("Runtime.evaluate", { expression: shift, awaitPromise: true });
    expect(result.value).toBe(0);
  });
});

test("a prerendered page is dropped when the reader uses the filter", async () => {
  const type = `(() => {
    const field = document.querySelector("#sidebar input");
    field.value = "installation";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  })()`;
  await follow(type, { isDropped: true }, async (tab) => {
    // If the page was left before it had found anything, the next one looks again.
    await eventually(() => tab.evaluate(sidebar)).toMatchObject({ filter: "installation", links: 1 });
  });
});

test("a prerendered page has the theme and the language that the reader chose meanwhile", async () => {
  const choose = `(() => {
    document.querySelector("[name=theme][value=dark]").click();
    document.querySelector("[role=tab][data-language=python]").click();
  })()`;
  await follow(choose, { isDropped: false }, async (tab) => {
    await eventually(() => tab.evaluate("({ ...document.documentElement.dataset })")).toMatchObject({
      theme: "dark",
      lang: "python",
    });
  });
});

test("a browser that crashes ends the wait for its answers", async () => {
  const crash = withChromium(async (pipe) => {
    await pipe.sendTo()("Target.getTargets");
    await pipe.sendTo()("Browser.crash");
  });
  await expect(crash).rejects.toThrow("Browser.crash: Chromium has exited");
});

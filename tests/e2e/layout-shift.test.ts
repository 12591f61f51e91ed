import { expect, test } from "vitest";
import { publishedPaths } from "#tools/paths.ts";
import { desktop, phone, withBrowser } from "./browser.ts";

const open = withBrowser();

test.for(publishedPaths())("%s does not move when its font comes late", async (path) => {
  for (const viewport of [phone, desktop]) {
    const page = await open(path, {
      viewport,
      before: (page) =>
        page.route("**/*.woff2", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 400));
          await route.continue();
        }),
    });
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 200);
        }),
    );
    // Browsers report three decimals; what a page painted while still arriving adds is far below.
    expect(shift).toBeLessThan(0.0005);
  }
});

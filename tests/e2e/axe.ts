import axe from "axe-core";
import type { Page } from "playwright-core";
import { desktop, phone } from "./browser.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds, in both themes and at several widths, without loading the page again. */
export async function violations(page: Page, viewports = [phone, desktop]): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await openShownDetails(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const result = await page.evaluate(
        (values) => window.axe.run({ runOnly: { type: "tag", values } }),
        tags,
      );
      for (const { id, nodes } of result.violations) {
        found.push(`${viewport.width}px ${colorScheme} ${id}: ${nodes.map((node) => node.html).join(" | ")}`);
      }
    }
  }
  return found;
}

/** axe takes what is in closed details for hidden, also where the style shows it. */
async function openShownDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
      const isShown = [...details.children].some(
        (child) => child.localName !== "summary" && child.checkVisibility(),
      );
      if (isShown) details.open = true;
    }
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

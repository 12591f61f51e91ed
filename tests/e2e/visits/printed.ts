import type { Page } from "playwright-core";
import { siteUrl } from "#model/site-url.ts";

/** An A4 sheet within its margins, and a wide screen whose layout must not reach the paper. */
const widths = [673, 1440];

export interface Printed {
  width: number;
  controls: string[];
  hiddenPanels: number;
  unlabeledPanels: number;
  cut: string[];
  overflow: number;
  isFullWidth: boolean;
  links: number;
  /** Links whose address does not follow them. */
  bare: string[];
  covering: number;
  anchors: number;
  scheme: string;
  /** What is printed below the footer. */
  end: string;
}

/** What a reader with a dark screen gets on paper. */
export async function printed(page: Page): Promise<Printed[]> {
  const viewport = page.viewportSize();
  const sheets: Printed[] = [];
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1000 });
    sheets.push({ width, ...(await readSheet(page)) });
  }
  await page.emulateMedia({ media: null, colorScheme: null });
  if (viewport) await page.setViewportSize(viewport);
  return sheets;
}

function readSheet(page: Page): Promise<Omit<Printed, "width">> {
  return page.evaluate((origin) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isShown = (element: HTMLElement) => element.checkVisibility();
    const controls = "nav, #sidebar, button, [role=tablist], [popover], dialog, input, body > header";
    const after = (element: HTMLElement) =>
      getComputedStyle(element, "::after").content.replaceAll('" "', "");
    const links = all('main a[href^="/"], main a[href^="http"]').filter(isShown);
    const spelled = links.filter((link) => !link.closest("dt"));
    const { clientWidth, scrollWidth } = document.documentElement;
    return {
      controls: all(controls)
        .filter(isShown)
        .map((element) => element.outerHTML.slice(0, 80)),
      // Examples of the API reference are printed in the chosen language only.
      hiddenPanels: all("[role=tabpanel], pre .extra, td details code").filter(
        (element) => !isShown(element) && !element.closest("div[data-language=python]:not([data-panel])"),
      ).length,
      unlabeledPanels: all("[role=tabpanel] > p:first-child").filter((label) => !isShown(label)).length,
      cut: all("pre, section[tabindex], table")
        .filter((box) => isShown(box) && box.scrollWidth > box.clientWidth + 1)
        .map((box) => `${box.tagName} ${box.textContent?.slice(0, 60)}`),
      overflow: scrollWidth - clientWidth,
      isFullWidth: (document.querySelector("main")?.getBoundingClientRect().width ?? 0) > clientWidth * 0.9,
      links: spelled.length,
      bare: spelled
        .filter((link) => {
          const href = link.getAttribute("href") ?? "";
          return !after(link).includes(href.startsWith("/") ? origin + href : href);
        })
        .map((link) => `${link.outerHTML.slice(0, 80)} ${after(link)}`),
      // On screen some stretch over their card.
      covering: spelled.filter((link) => getComputedStyle(link, "::after").position !== "static").length,
      // Lines of programs keep their numbers.
      anchors: all('main a[href^="#"]:not([data-line])').filter((link) => after(link) !== "none").length,
      scheme: getComputedStyle(document.documentElement).colorScheme,
      end: after(document.querySelector("footer") ?? document.body),
    };
  }, siteUrl());
}

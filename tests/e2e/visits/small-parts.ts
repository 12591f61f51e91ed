import type { Page } from "playwright-core";

export interface SmallParts {
  /** Controls and links that are hard to hit. */
  targets: string[];
  /** Words that are hard to read, with their size. */
  words: string[];
}

/**
 * Finds targets of less than 24 px (WCAG 2.2, 2.5.8, which exempts links in sentences) and words of less than 11 px,
 * also in drawings, which are scaled.
 */
export function readSmallParts(page: Page): Promise<SmallParts> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only, .skip-link");
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);

    /** Whether the text around a link is longer than the link. */
    const isInSentence = (link: Element) => {
      if (getComputedStyle(link).display !== "inline") return false;
      let block = link.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      return (block?.textContent?.trim().length ?? 0) > (link.textContent?.trim().length ?? 0);
    };
    /** A link of a card covers the card; a control in a label is as large as the label. */
    const areaOf = (target: Element) => {
      const isStretched = getComputedStyle(target, "::after").position === "absolute";
      const card = isStretched && target instanceof HTMLElement ? target.offsetParent : undefined;
      return (card ?? target.closest("label") ?? target).getBoundingClientRect();
    };
    const targets = all("a[href], button, input, select, summary, [role=tab]").filter((target) => {
      const { width, height } = areaOf(target);
      return Math.min(width, height) < 23.99 && !isInSentence(target);
    });

    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!textContent?.trim() || !parentElement || !isShown(parentElement)) continue;
      // Living figures have tests of their own.
      if (parentElement.closest("[data-figure]")) continue;
      const drawing = parentElement.closest("svg");
      const scale = drawing?.getScreenCTM()?.a ?? 1;
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize) * scale;
      if (size < 10.99) words.push(`${textContent.trim().slice(0, 30)} (${size.toFixed(1)} px)`);
    }
    return { targets: targets.map((target) => target.outerHTML.slice(0, 120)), words };
  });
}

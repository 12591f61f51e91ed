import type { Page } from "playwright-core";

// The distances are those of WCAG 1.4.12.
const spacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-block-end: 2em !important }`;

/** What a reader with wider spacing can't read: texts that are cut only then, and how far the page is too wide. */
export function readWithSpacing(page: Page): Promise<{ cut: string[]; overflow: number }> {
  return page.evaluate((css) => {
    const cutOff = () =>
      [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
        const style = getComputedStyle(element);
        const isText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        // Text for screen readers only is cut by design.
        const isShown = element.checkVisibility() && element.clientWidth > 1;
        const clips = /hidden|clip/;
        return (
          isText &&
          isShown &&
          ((clips.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2) ||
            (clips.test(style.overflowX) && element.scrollWidth > element.clientWidth + 2))
        );
      });
    const before = new Set(cutOff());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = cutOff().filter((element) => !before.has(element));
    document.adoptedStyleSheets.pop();
    return {
      cut: cut.map((element) => element.outerHTML.slice(0, 120)),
      overflow: scrollWidth - clientWidth,
    };
  }, spacing);
}

import { expect, test } from "vitest";
import { desktop, laidOut, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const paths = [
  "/",
  "/getting-started",
  "/docs/concepts/dna",
  "/docs/api/dna",
  "/docs/examples/basic",
  "/docs/support/faq",
];
const views = paths.flatMap((path) =>
  [phone, desktop].map((viewport) => ({ path, viewport, width: viewport.width })),
);

// The distances are those of WCAG 1.4.12.
const spacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-block-end: 2em !important }`;

test.for(views)("$path at $width px loses no text with wider spacing", async ({ path, viewport }) => {
  const page = await open(path, { viewport, reducedMotion: "reduce" });
  await laidOut(page);
  const cut = await page.evaluate((css) => {
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
    return {
      texts: cutOff()
        .filter((element) => !before.has(element))
        .map((element) => element.outerHTML.slice(0, 120)),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  }, spacing);
  expect(cut).toEqual({ texts: [], overflow: 0 });
});

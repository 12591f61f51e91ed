import { createHash } from "node:crypto";
import { stylesOfPage } from "./page-styles.ts";

const styleElement = /<style>([\s\S]*?)<\/style>/;

interface TrimmedPage {
  html: string;
  /** The whole style sheet and the address the page expects it at. */
  sheet: { name: string; css: string };
}

/** Leaves in a built page the styles that it needs itself, and the address of the whole sheet. */
export function trimStyles(html: string): TrimmedPage {
  const css = styleElement.exec(html)?.[1];
  if (!css) throw new Error("A built page has no style element; see Layout in app/root.tsx.");
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const name = `assets/styles-${hash}.css`;
  const own = `<style data-whole-sheet="/${name}">${stylesOfPage(css, html)}</style>`;
  return { html: html.replace(styleElement, () => own), sheet: { name, css } };
}

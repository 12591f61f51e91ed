import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { indexedPng } from "./indexed-png.ts";

export type FontWeight = 400 | 700;

export interface SvgRenderer {
  png: (svg: string) => Uint8Array;
  /** Smaller, for opaque pictures of few colors. */
  indexedPng: (svg: string) => Uint8Array;
  /** Width of a text in ems. */
  textWidth: (text: string, weight: FontWeight) => number;
}

export const fontFamily = "Bricolage Grotesque";
const require = createRequire(import.meta.url);
let renderer: Promise<SvgRenderer> | undefined;

/**
 * Renders SVG without a browser. WebAssembly and fonts from packages give the same bytes on every machine; system
 * fonts are never used.
 */
export function svgRenderer(): Promise<SvgRenderer> {
  renderer ??= start();
  return renderer;
}

async function start(): Promise<SvgRenderer> {
  await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const fonts = {
    400: readFileSync(
      require.resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff2"),
    ),
    700: readFileSync(
      require.resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2"),
    ),
  };
  const widths = { 400: new Map<string, number>(), 700: new Map<string, number>() };
  const render = (svg: string) => new Resvg(svg, { font: { fontBuffers: Object.values(fonts) } }).render();
  return {
    png: (svg) => render(svg).asPng(),
    indexedPng(svg) {
      const { pixels, width, height } = render(svg);
      return indexedPng(pixels, width, height);
    },
    // Character by character, because every measurement takes milliseconds. Without kerning a text is never wider.
    textWidth: (text, weight) => [...text].reduce((sum, one) => sum + characterWidth(one, weight), 0),
  };

  function characterWidth(character: string, weight: FontWeight): number {
    // Between two letters, so that the space on either side of the character counts too.
    return inkWidth(`n${character}n`, weight) - inkWidth("nn", weight);
  }

  function inkWidth(text: string, weight: FontWeight): number {
    const known = widths[weight].get(text);
    if (known !== undefined) return known;
    const size = 100;
    const content = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const box = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="${fontFamily}" font-size="${size}" font-weight="${weight}">${content}</text></svg>`,
      { font: { fontBuffers: [fonts[weight]] } },
    ).getBBox();
    const width = (box?.width ?? 0) / size;
    widths[weight].set(text, width);
    return width;
  }
}

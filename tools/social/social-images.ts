import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { socialImagePath } from "#content/social-image.ts";
import { keptFile, keyOf } from "#tools/kept-file.ts";
import { siteUrl } from "#tools/site-url.ts";
import { svgRenderer } from "#tools/svg-renderer.ts";
import { CardDrawing } from "./card-drawing.tsx";
import { cardText } from "./card-text.ts";
import { type SocialCard, socialCards } from "./cards.ts";

const cache = ".cache/social";

/** Writes the social image of every page into the folder of the built site. */
export async function writeSocialImages(folder: string): Promise<void> {
  const host = new URL(siteUrl()).host;
  const sources = [
    ...readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name)),
    "tools/svg-renderer.ts",
    "tools/indexed-png.ts",
    "content/dish.ts",
    "content/site.ts",
    "app/app.css",
    "package.json",
  ];
  const drawing = keyOf(sources, host);
  for (const card of socialCards()) {
    const name = socialImagePath(card.path);
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await keptFile(cache, name, keyOf([], drawing, card), () => draw(card, host)));
  }
}

async function draw(card: SocialCard, host: string): Promise<Uint8Array> {
  const { indexedPng, textWidth } = await svgRenderer();
  const text = cardText(card, host, textWidth);
  return indexedPng(renderToStaticMarkup(createElement(CardDrawing, { path: card.path, text })));
}

import { fork } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { DocsModel } from "#model/docs-model.ts";
import { siteUrl } from "#model/site-url.ts";
import { socialImagePath } from "#model/social-image.ts";
import { cachedFile, keyOf } from "../cached-file.ts";
import { svgRenderer } from "../svg-renderer.ts";
import { CardDrawing } from "./card-drawing.tsx";
import { cardText } from "./card-text.ts";
import { type SocialCard, socialCards } from "./cards.ts";

const cache = ".cache/social";

/** Renders the social images of all pages into the cache in a separate process, while the pages are built. */
export function drawSocialImages(docs: DocsModel): Promise<void> {
  const child = fork(new URL("./social-process.ts", import.meta.url), { execArgv: ["--import", "tsx"] });
  child.send(socialCards(docs));
  // An error is reported again when the images are written.
  return new Promise((resolve) => child.on("exit", () => resolve()));
}

/** Writes the social images into the folder of the built site. */
export async function writeSocialImages(folder: string, docs: DocsModel): Promise<void> {
  for (const [name, image] of await cachedImages(socialCards(docs))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, image);
  }
}

/** The images by name. Those that are not in the cache are rendered. */
export async function cachedImages(cards: readonly SocialCard[]): Promise<Map<string, Uint8Array>> {
  const host = new URL(siteUrl()).host;
  const key = keyOf(sources(), host);
  const images = new Map<string, Uint8Array>();
  for (const card of cards) {
    const name = socialImagePath(card.path);
    images.set(name, await cachedFile(cache, name, keyOf([], key, card), () => draw(card, host)));
  }
  return images;
}

/** What the images are drawn with. */
function sources(): string[] {
  return [
    ...readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name)),
    "publish/svg-renderer.ts",
    "publish/indexed-png.ts",
    "content/dish.ts",
    "content/site.ts",
    "app/styles/base.css",
    "package.json",
  ];
}

async function draw(card: SocialCard, host: string): Promise<Uint8Array> {
  const { indexedPng, textWidth } = await svgRenderer();
  const text = cardText(card, host, textWidth);
  return indexedPng(renderToStaticMarkup(createElement(CardDrawing, { path: card.path, text })));
}

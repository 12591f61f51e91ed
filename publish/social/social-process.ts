import { cachedImages } from "./social-images.ts";

process.once("message", async (cards: Parameters<typeof cachedImages>[0]) => {
  await cachedImages(cards);
  process.disconnect();
});

import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { indexedPng } from "./indexed-png.ts";

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];

/** The chunks of a PNG by name. */
function chunksOf(png: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    chunks.set(name, bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  return chunks;
}

test("a picture of few colors keeps every one of them", () => {
  const chunks = chunksOf(indexedPng(Uint8Array.from([red, red, blue, red].flat()), 2, 2));
  expect([...chunks.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  expect([...(chunks.get("IHDR") ?? [])]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect([...(chunks.get("PLTE") ?? [])]).toEqual([255, 0, 0, 0, 0, 255]);
  // Each row begins with its filter, which is none.
  expect([...inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0))]).toEqual([0, 0, 0, 0, 1, 0]);
});

test("of more than 256 colors the rarest are rounded to the nearest that is left", () => {
  const shades = Array.from({ length: 256 }, (_, shade) => [shade, shade, shade, 255]);
  const almostWhite = [255, 255, 254, 255];
  const chunks = chunksOf(indexedPng(Uint8Array.from([...shades, ...shades, almostWhite].flat()), 513, 1));
  expect(chunks.get("PLTE")).toHaveLength(256 * 3);
  const indexes = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  expect(indexes[513]).toBe(indexes[512]);
});

import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtFiles, builtPages, readBuilt } from "./built-pages.ts";

const compressed = new Map<string, number>();

/** Bytes of a file as it is sent. Most files are part of many pages, so each is compressed once. */
function sentBytes(file: string): number {
  const bytes = compressed.get(file) ?? brotliCompressSync(readBuilt(file)).length;
  compressed.set(file, bytes);
  return bytes;
}

// A docs page fits into the first round trip; the two long pages are allowed a second one.
test.for(builtPages)("$path needs no style sheet request and few bytes to paint", ({ path, html, root }) => {
  expect(root.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
  const budget = path.startsWith("/docs") || path.endsWith(".html") ? 14_000 : 25_000;
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budget);
});

test.for(builtPages)("$path loads at most 120 kB of scripts", ({ root }) => {
  const scripts = root
    .querySelectorAll('link[rel="modulepreload"]')
    .map((link) => link.getAttribute("href") ?? "");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.map(sentBytes).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(120_000);
});

test("fonts are at most 45 kB", () => {
  const fonts = builtFiles.filter((file) => file.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, file) => sum + readBuilt(file).length, 0)).toBeLessThanOrEqual(45_000);
});

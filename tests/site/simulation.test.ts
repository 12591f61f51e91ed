import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { bundleEngine } from "#tests/simulation/bundle.ts";

test("the whole engine is at most 12 kB", async () => {
  expect(brotliCompressSync(await bundleEngine()).length).toBeLessThanOrEqual(12_000);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { readShared, shareHash } from "./share.ts";

test("a shared program comes back as it was", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 300 }), async (text) => {
      const hash = await shareHash({ name: "api/dna-gene", text });
      expect(hash).toMatch(/^#run=api\/dna-gene:[\w-]*$/);
      if (text) expect(await readShared(hash)).toEqual({ name: "api/dna-gene", text });
    }),
    draws(100),
  );
});

test.for([
  "",
  "#run=",
  "#run=api/dna-gene",
  "#run=api/dna-gene:",
  "#run=a:!!",
  "#run=a:AAAA",
  "#run=a:_____",
  "#other",
])("%j holds no program", async (hash) => {
  expect(await readShared(hash)).toBeUndefined();
});

test("a program that was cut off is not shown in part", async () => {
  const hash = await shareHash({ name: "a", text: "print('many words, so that there is something to cut')" });
  expect(await readShared(hash.slice(0, -8))).toBeUndefined();
});

test("a small address can't stand for a huge program", async () => {
  const hash = await shareHash({ name: "a", text: " ".repeat(10_000_000) });
  expect(hash.length).toBeLessThan(20_000);
  expect(await readShared(hash)).toBeUndefined();
});

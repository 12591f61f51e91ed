import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { initialValues, readValues, type Settings, seedSetting, writeValues } from "./settings.ts";

const settings = {
  rate: { label: "Rate", from: 0.001, to: 0.1, step: 0.001, initial: 0.01 },
  size: { label: "Size", from: 10, to: 1000, step: 1, initial: 100, stops: [10, 100, 1000] },
  kind: { label: "Kind", options: ["Point", "Inversion"], initial: "Point" },
  seed: seedSetting,
} satisfies Settings;

const read = (search: string) => readValues("dna", settings, search);

test("an address without settings gives the initial values", () => {
  expect(read("?lang=python&other.rate=0.05")).toEqual({ values: initialValues(settings), refused: [] });
});

test("what is written is read again, and only what differs is written", () => {
  const values = { rate: 0.05, size: 1000, kind: "Inversion", seed: 7 };
  const search = writeValues("dna", settings, values, "?lang=python");
  expect(search).toBe("?lang=python&dna.rate=0.05&dna.size=1000&dna.kind=Inversion&dna.seed=7");
  expect(read(search)).toEqual({ values, refused: [] });
  expect(writeValues("dna", settings, initialValues(settings), search)).toBe("?lang=python");
  expect(writeValues("dna", settings, initialValues(settings), "")).toBe("");
});

test.for([
  ["?dna.rate=5", "The address sets “Rate” to 5, but it must be between 0.001 and 0.1. It is now 0.01."],
  ["?dna.rate=NaN", "The address sets “Rate” to NaN, but"],
  ["?dna.rate=", "The address sets “Rate” to nothing, but"],
  ["?dna.rate=0.0105", "The address sets “Rate” to 0.0105, but"],
  ["?dna.size=50", "The address sets “Size” to 50, but it must be one of 10, 100, 1000."],
  ["?dna.kind=Magic", "The address sets “Kind” to Magic, but the only options are Point, Inversion."],
  ["?dna.seed=-1", "The address sets “Seed” to -1, but"],
  ["?dna.seed=1.5", "The address sets “Seed” to 1.5, but"],
])("%s is refused with the reason, and the initial value stays", ([search = "", sentence = ""]) => {
  const { values, refused } = read(search);
  expect(values).toEqual(initialValues(settings));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain(sentence);
});

test("a long value is cut in the sentence about it", () => {
  expect(read(`?dna.kind=${"x".repeat(5000)}`).refused[0]?.length).toBeLessThan(120);
});

test("an address brings back the values that it was written from, and leaves the rest of it alone", () => {
  const values = fc.record({
    rate: fc.integer({ min: 1, max: 100 }).map((thousandths) => thousandths / 1000),
    size: fc.constantFrom(...settings.size.stops),
    kind: fc.constantFrom(...settings.kind.options),
    seed: fc.integer({ min: seedSetting.from, max: seedSetting.to }),
  });
  const search = fc.constantFrom("", "?lang=python", "?dna.rate=0.02&other.rate=7", "?dna.kind=Magic&q=a+b");
  fc.assert(
    fc.property(values, search, (chosen, before) => {
      const written = writeValues("dna", settings, chosen, before);
      expect(read(written)).toEqual({ values: chosen, refused: [] });
      expect(writeValues("dna", settings, initialValues(settings), written)).toBe(
        writeValues("dna", settings, initialValues(settings), before),
      );
    }),
    draws(),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { chooseEncoding, prefersMarkdown } from "./negotiation.ts";

test.for([
  ["text/markdown", true],
  ["text/markdown, text/html", true],
  ["text/markdown, */*", true],
  ["text/markdown;q=0.9, */*;q=0.8", true],
  ["text/html;q=0.5, TEXT/Markdown", true],
  ["text/markdown; charset=utf-8; q=0.7, text/html; q=0.2", true],
  ["text/html, text/markdown", false],
  ["text/html, text/markdown;q=0.9", false],
  ["text/markdown;q=0.5, */*;q=0.8", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=many", false],
  ["*/*", false],
  ["text/*", false],
  ["text/markdownish", false],
  ["", false],
  [undefined, false],
] as const)("Accept %j prefers Markdown: %s", ([accept, expected]) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

test("an encoding is chosen among those that the file has", () => {
  expect(chooseEncoding("br, gzip", (name) => name === "gzip")).toBe("gzip");
  expect(chooseEncoding("br, gzip", () => false)).toBe("identity");
  expect(chooseEncoding("*", () => true)).toBe("br");
  expect(chooseEncoding("br;q=0, *", () => true)).toBe("gzip");
});

interface Entry {
  name: string;
  weight: number;
}

/** Lists for an Accept header in which each name occurs at most once. */
function entriesOf(...names: string[]): fc.Arbitrary<Entry[]> {
  const entry = fc.record({
    name: fc.constantFrom(...names),
    weight: fc.constantFrom(0, 0.001, 0.25, 0.5, 0.75, 0.999, 1),
  });
  return fc.uniqueArray(entry, { selector: ({ name }) => name });
}

/** A list and the same list in another order. */
function reordered(list: fc.Arbitrary<Entry[]>): fc.Arbitrary<[Entry[], Entry[]]> {
  return list.chain((entries) =>
    fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
  );
}

const headerOf = (list: readonly Entry[]) => list.map(({ name, weight }) => `${name};q=${weight}`).join(", ");
const encodings = entriesOf("br", "gzip", "deflate", "*");
const types = entriesOf("text/markdown", "text/html", "text/*", "*/*", "application/json");
const compressed = fc.subarray(["br", "gzip"] as const);

test("no encoding is chosen that the file lacks or the client refuses", () => {
  fc.assert(
    fc.property(encodings, compressed, (list, files) => {
      const chosen = chooseEncoding(headerOf(list), (name) => files.some((one) => one === name));
      if (chosen === "identity") return;
      const accepted = list.find(({ name }) => name === chosen) ?? list.find(({ name }) => name === "*");
      expect(files).toContain(chosen);
      expect(accepted?.weight).toBeGreaterThan(0);
    }),
    draws(),
  );
});

test("the order, case and spaces of an Accept-Encoding header don't matter", () => {
  fc.assert(
    fc.property(reordered(encodings), compressed, ([list, other], files) => {
      const has = (name: string) => files.some((one) => one === name);
      const spelled = headerOf(other).toUpperCase().replaceAll(";", " ; ").replaceAll(",", " ,");
      expect(chooseEncoding(spelled, has)).toBe(chooseEncoding(headerOf(list), has));
    }),
    draws(),
  );
});

test("Markdown is sent only to clients that name it and don't prefer HTML", () => {
  fc.assert(
    fc.property(types, (list) => {
      if (!prefersMarkdown(headerOf(list))) return;
      const weightOf = (type: string) => list.find(({ name }) => name === type)?.weight ?? 0;
      expect(weightOf("text/markdown")).toBeGreaterThan(0);
      expect(weightOf("text/markdown")).toBeGreaterThanOrEqual(weightOf("text/html"));
    }),
    draws(),
  );
});

test("order matters only between Markdown and HTML of the same weight", () => {
  const weightOf = (list: readonly Entry[], type: string) => list.find(({ name }) => name === type)?.weight;
  const decided = types.filter((list) => weightOf(list, "text/markdown") !== weightOf(list, "text/html"));
  fc.assert(
    fc.property(reordered(decided), ([list, other]) => {
      expect(prefersMarkdown(headerOf(other))).toBe(prefersMarkdown(headerOf(list)));
    }),
    draws(),
  );
});

test("unrelated types don't change the result", () => {
  const others = entriesOf("application/json", "image/*", "text/markdownish", "application/xhtml+xml");
  fc.assert(
    fc.property(entriesOf("text/markdown", "text/html", "*/*"), others, (list, rest) => {
      const answer = prefersMarkdown(headerOf(list));
      expect(prefersMarkdown(headerOf([...rest, ...list]))).toBe(answer);
      expect(prefersMarkdown(headerOf([...list, ...rest]))).toBe(answer);
    }),
    draws(),
  );
});

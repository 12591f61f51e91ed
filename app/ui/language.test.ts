import { expect, test } from "vitest";
import { addressWithout, languageIn } from "./language.ts";

test.each([
  ["?lang=python", "python"],
  ["?lang=rust", "rust"],
  ["?q=dna&lang=python", "python"],
  ["?lang=Python", undefined],
  ["?lang=cobol", undefined],
  ["?lang=", undefined],
  ["?language=python", undefined],
  ["", undefined],
])("the address %j asks for %s", (search, language) => {
  expect(languageIn(search)).toBe(language);
});

test.each([
  ["https://example.org/docs?lang=python", "https://example.org/docs"],
  ["https://example.org/docs?q=1&lang=python#end", "https://example.org/docs?q=1#end"],
  ["https://example.org/docs?lang=cobol", "https://example.org/docs"],
])("choosing Rust at %s leads to %s", (href, rest) => {
  expect(addressWithout(href, "rust")).toBe(rest);
});

test.each(["https://example.org/docs", "https://example.org/docs?lang=rust", "https://example.org/docs?q=1"])(
  "choosing Rust at %s leaves the address alone",
  (href) => {
    expect(addressWithout(href, "rust")).toBeUndefined();
  },
);

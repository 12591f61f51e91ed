import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { readTarget } from "./request-target.ts";

test("any request line gives a path without control characters, or nothing", () => {
  const odd = fc.string({
    unit: fc.constantFrom("/", "%", "2", "F", "0", "a", "?", "#", ":", ".", "\n", "é"),
  });
  const start = fc.constantFrom("", "/", "//", "http://host", "https://host/", "*");
  fc.assert(
    fc.property(start, odd, (first, rest) => {
      const target = readTarget(first + rest);
      if (!target) return;
      expect(target.path).toMatch(/^\/\P{Cc}*$/u);
      expect(target.query).toMatch(/^(\?|$)/);
    }),
    draws(500),
  );
});

test("an encoded path is decoded, with and without an origin", () => {
  const name = fc.string({ unit: "grapheme", maxLength: 8 }).filter((text) => !/\p{Cc}/u.test(text));
  const query = fc.constantFrom("", "?", "?q=a%20b", "?a=1?b=2");
  fc.assert(
    fc.property(fc.array(name, { maxLength: 4 }), query, (names, search) => {
      const expected = { path: `/${names.join("/")}`, query: search };
      const target = `/${names.map(encodeURIComponent).join("/")}${search}`;
      expect(readTarget(target)).toEqual(expected);
      expect(readTarget(`https://example.org:8080${target}`)).toEqual(expected);
    }),
    draws(),
  );
});

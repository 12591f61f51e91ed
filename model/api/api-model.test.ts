import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { anchorOf } from "./api-model.ts";

const type = fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,5}$/);
const member = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,5}$/);
const name = fc.oneof(
  type,
  fc.tuple(type, member).map((parts) => parts.join("::")),
);

test("names that differ in more than case have different anchors, which need no escaping", () => {
  const different = fc.uniqueArray(name, { selector: (one) => one.toLowerCase() });
  fc.assert(
    fc.property(different, (names) => {
      const anchors = names.map(anchorOf);
      expect(new Set(anchors).size).toBe(names.length);
      for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9_-]+$/);
    }),
    draws(),
  );
});

import { expect, test } from "vitest";
import { trustedScript } from "./trusted.ts";

test("scripts of the site pass, others are refused", () => {
  expect(trustedScript("/sw.js")).toBe("/sw.js");
  expect(trustedScript("/assets/worker-a1_B-2.js")).toBe("/assets/worker-a1_B-2.js");
  expect(trustedScript("/python/worker-a1_B-2.js")).toBe("/python/worker-a1_B-2.js");
  for (const url of [
    "/python/a/b.js",
    "https://example.org/sw.js",
    "//example.org/assets/a.js",
    "/assets/../x.js",
    "/x.js",
  ]) {
    expect(() => trustedScript(url)).toThrow("Not a script of this site");
  }
});

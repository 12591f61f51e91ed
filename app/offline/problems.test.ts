import { expect, test } from "vitest";
import { megabytes } from "./megabytes.ts";
import { problemOf } from "./problems.ts";
import { SiteChanged } from "./save-site.ts";
import { pageKey } from "./stored.ts";

test.for([
  [new SiteChanged("/docs"), "updated in the meantime"],
  [new DOMException("", "AbortError"), "Stopped."],
  [new DOMException("", "QuotaExceededError"), "not enough space"],
  [new TypeError("Failed to fetch"), "Check your connection"],
  [new DOMException("", "SecurityError"), "does not let the site store files"],
  ["something else", "does not let the site store files"],
] as const)("%s is explained: %s", ([error, words]) => {
  expect(problemOf(error)).toContain(words);
});

test.for([
  [0, "0.1 MB"],
  [2_345_678, "2.3 MB"],
] as const)("%i bytes are %s", ([bytes, text]) => {
  expect(megabytes(bytes)).toBe(text);
});

test.for([
  ["/", "/"],
  ["/docs/", "/docs"],
  ["/docs/api", "/docs/api"],
] as const)("the page at %s is stored as %s", ([address, key]) => {
  expect(pageKey(address)).toBe(key);
});

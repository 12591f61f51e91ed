import { expect, test } from "vitest";
import { filterMessage, matchesFilter } from "./filter-groups.ts";

const page = { navTitle: "Overview", title: "API Reference", description: "Every function of the library" };

test.each(["api", "REFERENCE", "function", "overview", " every "])(
  "%j matches title or description",
  (query) => {
    expect(matchesFilter(page, query)).toBe(true);
  },
);

test.each(["rust", "apis", "."])("%j matches neither", (query) => {
  expect(matchesFilter(page, query)).toBe(false);
});

test("the message counts, and says what to do when nothing is found", () => {
  expect(filterMessage("x", 1)).toBe("1 page found");
  expect(filterMessage("x", 3)).toBe("3 pages found");
  expect(filterMessage(" xyz ", 0)).toContain("“xyz”");
});

import { beforeEach, expect, test, vi } from "vitest";
import { helpGroups, rememberHit, startGroups } from "./offers.ts";

const hit = (name: string) => ({
  href: `/${name}`,
  title: [
    { text: name, isMatch: true },
    { text: "!", isMatch: false },
  ],
  text: [],
});

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
});

test("the pages that are offered exist", () => {
  expect(startGroups().map(({ hits }) => hits.length)).toEqual([5]);
  expect(helpGroups().map(({ hits }) => hits.length)).toEqual([4]);
});

test("hits that were opened come first, the newest first, each once, without marks", () => {
  for (const name of ["a", "b", "c", "a", "d", "e"]) rememberHit(hit(name), "Page");
  const [found] = startGroups();
  expect(found?.hits.map(({ href }) => href)).toEqual(["/e", "/d", "/a", "/c"]);
  expect(found?.hits[0]?.title).toEqual([{ text: "e! · Page", isMatch: false }]);
});

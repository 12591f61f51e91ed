import { expect, onTestFinished, test, vi } from "vitest";
import type { SearchData } from "#model/search-data.ts";
import { packWords } from "#publish/search/pack-words.ts";
import { loadIndex } from "./search-index.ts";
import { unpackWords } from "./unpack-words.ts";

const data: SearchData = {
  pages: [{ href: "/", title: "Home", group: "Site" }],
  sections: [{ page: 0, anchor: "", title: "Home", text: "Text." }],
  ...packWords([["word"]]),
  explained: {},
  siteWords: {},
};

test("the index is loaded once; after a failure the next call tries again", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  fetch.mockRejectedValueOnce(new TypeError("network"));
  await expect(loadIndex()).rejects.toThrow("network");
  fetch.mockResolvedValueOnce(new Response("", { status: 503 }));
  await expect(loadIndex()).rejects.toThrow("503");
  fetch.mockImplementation(async () => Response.json(data));
  const [first, second] = await Promise.all([loadIndex(), loadIndex()]);
  expect(first).toBe(second);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("words come back to the sections they were packed from", () => {
  const words = [["gene", "seed"], [], ["seed"], ...Array.from({ length: 700 }, () => []), ["gene", "zebra"]];
  const sections = words.map(() => ({ page: 0, anchor: "", title: "", text: "" }));
  expect(unpackWords({ ...data, sections, ...packWords(words) })).toEqual(
    words.map((list) => list.join(" ")),
  );
});

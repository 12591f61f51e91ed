import { expect, test } from "vitest";
import * as nav from "#content/docs/nav.ts";
import { navWith } from "./same-text.ts";

test("the pages with the peers' text have everything that nav.ts exports", async () => {
  const text = navWith([{ title: "Core Concepts", icon: "dna", slugs: ["core-concepts/scheduling"] }]);
  const written = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect(Object.keys(written).sort()).toEqual(Object.keys(nav).sort());
  expect(written.unlistedSlugs).toEqual(expect.arrayContaining(["installation", ...nav.resultSlugs]));
});

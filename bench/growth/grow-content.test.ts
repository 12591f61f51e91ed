import { expect, test } from "vitest";
import { copyPage, growNav } from "./grow-content.ts";

const page = `---
title: DNA
subtitle: Genes
description: How genes work.
next:
  - concepts/neural
  - index
---

import { genes } from "#content/records/dna.ts";
import { site } from "#content/site.ts";
import part from "#samples/rust/dna.rs?region=part&sample";

Text: "as it is".
`;

test("a copied page has a title, closing links and data of its own", () => {
  const copy = copyPage(page, 3);
  expect(copy).toContain("title: DNA, volume 3\n");
  expect(copy).toContain("- volume-3/concepts/neural\n  - volume-3\n");
  expect(copy).toContain('from "#content/records/dna.ts?volume=3";');
  expect(copy).toContain('from "#samples/rust/dna.rs?volume=3&region=part&sample";');
  expect(copy).toContain('from "#content/site.ts";');
  expect(copy.endsWith('\nText: "as it is".\n')).toBe(true);
});

test("ten times the pages are ten times the groups, all slugs different", () => {
  const grown = growNav([{ title: "Start", icon: "rocket", slugs: ["index", "install"] }], ["support"], 10);
  expect(grown.navOrder.map(({ title }) => title).slice(0, 2)).toEqual(["Start", "Start 2"]);
  const slugs = [...grown.navOrder.flatMap((group) => group.slugs), ...grown.unlistedSlugs];
  expect(new Set(slugs).size).toBe(30);
  expect(slugs).toContain("volume-10/install");
});

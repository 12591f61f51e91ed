import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { addresses, site, versions } from "#content/site.ts";

test("CITATION.cff matches content/site.ts and uses format 1.2.0", () => {
  expect(parse(readFileSync("CITATION.cff", "utf8"))).toEqual({
    "cff-version": "1.2.0",
    message: `If you use ${site.name} or its documentation, please cite it as below.`,
    type: "software",
    title: `${site.name} documentation`,
    abstract: site.tagline,
    authors: [{ name: site.author }],
    version: versions.docs,
    license: site.license,
    url: site.url,
    "repository-code": addresses.repository,
  });
});

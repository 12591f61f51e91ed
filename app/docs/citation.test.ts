import { beforeEach, expect, test, vi } from "vitest";
import { site, versions } from "#content/site.ts";
import { bibtexCitation, bibtexText, citationKey, localDay, plainCitation } from "./citation.ts";

beforeEach(() => {
  vi.stubEnv("SITE_URL", "https://example.org");
  return () => vi.unstubAllEnvs();
});

const page = {
  title: "DNA & Genetics",
  path: "/docs/concepts/dna",
  updated: "2026-11-12",
  accessed: "2027-01-02",
};

test("BibTeX names author, title, work, version, dates and address", () => {
  expect(bibtexCitation(page)).toBe(
    [
      "@misc{genesis-protocol-concepts-dna,",
      `  author = {{${site.author}}},`,
      "  title = {{DNA \\& Genetics}},",
      `  howpublished = {${site.name} documentation, version ${versions.docs}},`,
      "  year = {2026},",
      "  note = {Last updated 2026-11-12},",
      "  url = {https://example.org/docs/concepts/dna},",
      "  urldate = {2027-01-02}",
      "}",
    ].join("\n"),
  );
});

test("plain text names the same", () => {
  expect(plainCitation(page)).toBe(
    `${site.author}. “DNA & Genetics”. ${site.name} documentation, version ${versions.docs}. ` +
      "Last updated 2026-11-12. Accessed 2027-01-02. https://example.org/docs/concepts/dna",
  );
});

test("a page without a date claims none", () => {
  const undated = { ...page, updated: undefined };
  expect(bibtexCitation(undated)).not.toMatch(/year|note/);
  expect(plainCitation(undated)).not.toContain("updated");
});

test.for([
  ["R&D at 100%", String.raw`R\&D at 100\%`],
  ["mutation_rate #1", String.raw`mutation\_rate \#1`],
  ["DNA::random()", "DNA::random()"],
  ["a {b} c", String.raw`a \textbraceleft{}b\textbraceright{} c`],
  ["one { alone", String.raw`one \textbraceleft{} alone`],
  ["$5 ~ C:\\x ^2", String.raw`\$5 \textasciitilde{} C:\textbackslash{}x \textasciicircum{}2`],
  ["30μs, “naïve”", "30μs, “naïve”"],
  ["", ""],
] as const)("%s is written %s", ([text, written]) => {
  expect(bibtexText(text)).toBe(written);
});

test("braces of an entry are balanced, whatever the title", () => {
  const entry = bibtexCitation({ ...page, title: "}}{ \\} {" });
  expect(entry.split("{")).toHaveLength(entry.split("}").length);
});

test.for([
  ["/docs", "genesis-protocol"],
  ["/docs/concepts/dna", "genesis-protocol-concepts-dna"],
  ["/docs/support/community/projects", "genesis-protocol-support-community-projects"],
] as const)("the key of %s is %s", ([path, key]) => {
  expect(citationKey(path)).toBe(key);
});

test("the day is the reader's own, also just before midnight", () => {
  expect(localDay(new Date(2026, 0, 2, 23, 59))).toBe("2026-01-02");
  expect(localDay(new Date(2026, 11, 31, 0, 0))).toBe("2026-12-31");
});

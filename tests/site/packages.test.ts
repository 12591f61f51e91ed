import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { llmsNotes } from "#content/llms.ts";
import { packageNote } from "#content/site.ts";
import { builtFiles, builtPages, isPublished, isServed, readBuilt } from "./built-pages.ts";

/**
 * The crate of the same name on crates.io has a different interface. Nothing may suggest that a package from a public
 * registry is the library documented here.
 */
const falseClaims: [claim: string, expression: RegExp][] = [
  ["a dependency that Cargo downloads from crates.io", /genesis-protocol = "[\d.^=*]+"/],
  ["`cargo add`, which downloads from crates.io", /cargo add genesis[-_]protocol(?!` nor)/],
  ["`cargo install` without an index", /cargo install genesis-protocol(?! --index)/],
  ["`pip install` without an index", /pip install "?genesis[-_]protocol(?![^\n]*--index-url)/],
  ["a 0.2 package with this interface", /0\.2\.2 (is the newest (package|release|version)|interface)/],
  ["a mention of a separate published package", /published package may/i],
  ["a mention of a separate reference model", /reference model/i],
  ["a mention of library releases on a public registry", /(all )?releases of genesis-protocol/i],
];

const texts = [
  ...builtFiles.filter((file) => /\.(md|txt)$/.test(file)).map((file) => [file, readBuilt(file).toString()]),
  ...builtPages.map(({ path, root }) => [path, root.text]),
  ["README.md", readFileSync("README.md", "utf8")],
  ["paper/paper.html", readFileSync("paper/paper.html", "utf8")],
] as [string, string][];

test.for(falseClaims)("no page or text file contains %s", ([, expression]) => {
  expect(texts.filter(([, text]) => expression.test(text)).map(([name]) => name)).toEqual([]);
});

test.for(["/", "/getting-started", "/docs/installation", "/docs/quick-start", "/docs/api"])(
  "%s states which package it documents",
  (path) => {
    const page = builtPages.find((one) => one.path === path);
    expect(page?.root.querySelector("main")?.text).toContain(packageNote.text);
  },
);

test("llms.txt states where the packages are", () => {
  const text = readBuilt("/llms.txt").toString();
  for (const note of llmsNotes) expect(text).toContain(note);
  expect(text).toContain("sparse+https://");
});

test("every link to the library's files resolves", () => {
  const links = builtPages
    .filter(isPublished)
    .flatMap(({ root }) => root.querySelectorAll('a[href^="/library"]'))
    .map((link) => link.getAttribute("href") ?? "");
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !isServed(link))).toEqual([]);
});

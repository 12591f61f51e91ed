import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cutRegion } from "#model/sample-region.ts";
import { docs } from "#tests/model.ts";

// As many characters as the code blocks of a phone held sideways show.
const longest = 60;
const pages = docs.pages.filter(({ slug }) =>
  /^(concepts|examples|index|installation|quick-start|troubleshooting)\b/.test(slug),
);

test.for(pages)("the programs of $slug have lines of at most 60 characters", ({ file }) => {
  const imports = readFileSync(file, "utf8").matchAll(
    /"#(samples\/(?:rust|python)\/[^"?]+)\?sample(?:&region=([\w-]+))?"/g,
  );
  for (const [, program = "", region] of imports) {
    const { code } = cutRegion(readFileSync(program, "utf8"), region, program);
    expect(code.split("\n").filter((line) => line.length > longest)).toEqual([]);
  }
});

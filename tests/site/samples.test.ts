import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readApiInput } from "#model/api/api-model.ts";
import { cutRegion } from "#model/sample-region.ts";
import { docs } from "#tests/model.ts";
import { builtPages } from "./built-pages.ts";
import { codeText } from "./code-text.ts";

/** All code that a page may show: every sample, every region of a sample, and every signature. */
function knownCode(): Set<string> {
  const texts = readdirSync("samples", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
  const parts = texts.flatMap((text) => {
    const regions = [...text.matchAll(/#region ([\w-]+)/g)].map(([, name]) => name);
    return [undefined, ...regions].map((region) => cutRegion(text, region, "a sample").code);
  });
  const { types, python } = readApiInput(docs);
  const signatures = [...types, ...python].flatMap(({ functions }) => functions.map((one) => one.signature));
  return new Set([...parts, ...signatures]);
}

const known = knownCode();

// Samples are run, compiled or listed with a reason; code from anywhere else would be unchecked.
test.for(builtPages)("every code block on $path is a sample or a signature", ({ root }) => {
  // The HTML parser doesn't parse the content of `pre`.
  for (const block of root.querySelectorAll("pre")) expect([...known]).toContain(codeText(block.innerHTML));
});

/** The numbers of lines in HTML, in order. */
const lineNumbers = (html = "") => [...html.matchAll(/ data-line="(.)"/g)].map(([, number]) => number);

test.for(builtPages)("numbered lines on $path have a note each, in every language", ({ root }) => {
  const programs = root.querySelectorAll(".annotated");
  for (const program of programs) {
    const notes = lineNumbers(program.querySelector(".prose")?.innerHTML);
    expect(notes).toEqual(notes.map((_, index) => String(index + 1)));
    for (const code of program.querySelectorAll(".code-block pre"))
      expect(lineNumbers(code.innerHTML)).toEqual(notes);
  }
  // A number outside of these programs would not be shown.
  const all = programs.flatMap((program) => lineNumbers(program.innerHTML));
  expect(lineNumbers(root.innerHTML)).toEqual(all);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { type RustDoc, readRustDoc } from "./rust-doc.ts";

const words = fc.array(fc.stringMatching(/^[a-zA-Z0-9(`"][a-zA-Z0-9.,:;()`"#-]{0,6}$/), {
  minLength: 1,
  maxLength: 8,
});
const sentence = words.map((list) => list.join(" "));
const parts = fc.array(fc.record({ name: fc.stringMatching(/^[A-Za-z][\w]{0,6}$/), text: sentence }), {
  maxLength: 3,
});
const docs: fc.Arbitrary<RustDoc> = fc.record(
  {
    summary: fc.array(sentence, { minLength: 1, maxLength: 3 }).map((list) => list.join("\n")),
    parameters: parts,
    returns: sentence,
    errors: parts,
  },
  { requiredKeys: ["summary", "parameters", "errors"] },
);

/** The doc comment as an author would write it, with this many words per line. */
function printed({ summary, parameters, returns, errors }: RustDoc, perLine: number): string[] {
  const bullets = (list: RustDoc["errors"]) =>
    list.flatMap(({ name, text }) => wrapped(`- \`${name}\`: ${text}`, perLine, "  "));
  const part = (heading: string, lines: string[]) =>
    lines.length > 0 ? ["", `# ${heading}`, "", ...lines] : [];
  return [
    ...summary.split("\n").flatMap((one, index) => [...(index > 0 ? [""] : []), ...wrapped(one, perLine)]),
    ...part("Parameters", bullets(parameters)),
    ...part("Returns", returns ? wrapped(returns, perLine) : []),
    ...part("Errors", bullets(errors)),
  ];
}

/** Wraps a text; all lines but the first are indented. */
function wrapped(text: string, perLine: number, indent = ""): string[] {
  const list = text.split(" ");
  const first = list.slice(0, perLine + 1).join(" ");
  const rest = list.slice(perLine + 1);
  const lines = Array.from({ length: Math.ceil(rest.length / perLine) }, (_, index) =>
    rest.slice(index * perLine, (index + 1) * perLine).join(" "),
  );
  return [first, ...lines.map((line) => indent + line)];
}

test("a doc comment is read correctly wherever its lines break", () => {
  fc.assert(
    fc.property(docs, fc.integer({ min: 1, max: 9 }), (doc, perLine) => {
      expect(readRustDoc(printed(doc, perLine))).toEqual(doc);
    }),
    draws(),
  );
});

test("apostrophes are curved, but not in code", () => {
  const { summary } = readRustDoc(["Doesn't read the organisms' `DNA<'a>`."]);
  expect(summary).toBe("Doesn’t read the organisms’ `DNA<'a>`.");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { readRustItems } from "./rust-items.ts";

interface Written {
  type: string;
  fields: string[];
  functions: { name: string; parameters: string[]; isPublic: boolean }[];
}

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,4}(_[a-z0-9]{1,3})?$/);
const names = fc.uniqueArray(name, { maxLength: 4 });
const written: fc.Arbitrary<Written[]> = fc.uniqueArray(
  fc.record({
    type: fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,4}$/),
    fields: names,
    functions: fc.uniqueArray(fc.record({ name, parameters: names, isPublic: fc.boolean() }), {
      selector: (one) => one.name,
      maxLength: 4,
    }),
  }),
  { selector: ({ type }) => type, minLength: 1, maxLength: 4 },
);

function sourceOf({ type, fields, functions }: Written): string {
  return [
    `/// The type ${type}.`,
    `pub struct ${type} {`,
    ...fields.flatMap((field) => [`    /// The field ${field}.`, `    pub ${field}: f64,`]),
    "    secret: u8,",
    "}",
    "",
    `impl ${type} {`,
    ...functions.flatMap((one) => [
      `    /// Does ${one.name}.`,
      `    ${one.isPublic ? "pub " : ""}${signatureOf(one)} {`,
      "        todo!()",
      "    }",
      "",
    ]),
    "}",
  ].join("\n");
}

function signatureOf({ name, parameters }: Written["functions"][number]): string {
  return `fn ${name}(${["&self", ...parameters.map((one) => `${one}: f64`)].join(", ")}) -> f64`;
}

test("all public items are read as written, and nothing else", () => {
  fc.assert(
    fc.property(written, (types) => {
      const files = types.map((one): [string, string] => [`${one.type}.rs`, sourceOf(one)]);
      const exported = `pub use all::{${types.map(({ type }) => type).join(", ")}};\n`;
      const read = readRustItems(new Map([["lib.rs", exported], ...files]));
      expect(
        read.map(({ name, summary, members, functions }) => ({ name, summary, members, functions })),
      ).toEqual(
        types.map(({ type, fields, functions }) => ({
          name: type,
          summary: `The type ${type}.`,
          members: fields.map((field) => ({ name: field, type: "f64", summary: `The field ${field}.` })),
          functions: functions
            .filter(({ isPublic }) => isPublic)
            .map((one) => ({
              name: `${type}::${one.name}`,
              signature: signatureOf(one),
              doc: { summary: `Does ${one.name}.`, parameters: [], errors: [] },
            })),
        })),
      );
    }),
    draws(100),
  );
});

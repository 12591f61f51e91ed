import { expect, test } from "vitest";
import { readRustItems } from "./rust-items.ts";

const library = "mod dna;\n\npub use dna::{Kind, DNA};\n";
const source = `use crate::error::Error;

/// The heritable part
/// of an organism.
#[derive(Debug, Clone)]
pub struct DNA {
    sequence: Vec<u8>,
    /// How often it was copied.
    pub copies: u32,
}

impl DNA {
    /// The length in bytes.
    pub const LENGTH: usize = 64;

    /// A copy with changes.
    ///
    /// # Parameters
    ///
    /// - \`rate\`: how likely,
    ///   0.0-1.0.
    /// - \`seed\`: the random seed.
    ///
    /// # Returns
    ///
    /// The mutant.
    ///
    /// # Errors
    ///
    /// - \`OutOfRange\`: the rate.
    pub fn mutate(
        &self,
        rate: f64,
        seed: u64,
    ) -> Result<Self, Error> {
        let mut copy = self.clone();
        Ok(copy)
    }

    // Not for readers.
    pub(crate) fn drawn() -> Self {
        Self::default()
    }

    fn private(&self) {}

    /// Sets a thing.
    #[must_use]
    pub fn copies(mut self, count: u32) -> Self {
        self
    }
}

impl Default for DNA {
    /// Empty DNA.
    fn default() -> Self {
        Self { sequence: Vec::new() }
    }
}

impl fmt::Display for DNA {
    fn fmt(&self) {}
}

/// What kind it is.
pub enum Kind {
    /// Plain.
    Plain,
    /// With parts.
    WithParts {
        /// The name.
        name: String,
        /// The number.
        value: f64,
    },
}

/// Not exported.
pub struct Secret;

#[cfg(test)]
mod tests {
    pub struct Fake;
}
`;

function items() {
  return readRustItems(
    new Map([
      ["lib.rs", library],
      ["dna.rs", source],
    ]),
  );
}

test("only exported items are read, in order", () => {
  expect(items().map(({ kind, name }) => `${kind} ${name}`)).toEqual(["enum Kind", "struct DNA"]);
});

test("a type has its summary, public fields and constants", () => {
  const [, dna] = items();
  expect(dna).toMatchObject({
    summary: "The heritable part of an organism.",
    members: [{ name: "copies", type: "u32", summary: "How often it was copied." }],
    constants: [{ name: "LENGTH", type: "usize = 64", summary: "The length in bytes." }],
  });
});

test("a type has the traits it derives and implements; a trait has its supertraits", () => {
  expect(items()[1]?.traits).toEqual(["Debug", "Clone", "Default", "Display"]);
  const sources = new Map([
    ["lib.rs", "pub use a::{Own, Failure};\n"],
    [
      "a.rs",
      "pub trait Own: Debug + Send {}\n\npub enum Failure {}\n\nimpl std::error::Error for Failure {}\n",
    ],
  ]);
  expect(readRustItems(sources).map(({ traits }) => traits)).toEqual([["Debug", "Send"], ["Error"]]);
});

test("an enum has its variants, with their fields", () => {
  const [kind] = items();
  expect(kind?.members).toEqual([
    { name: "Plain", summary: "Plain." },
    {
      name: "WithParts",
      summary: "With parts.",
      fields: [
        { name: "name", summary: "The name.", type: "String" },
        { name: "value", summary: "The number.", type: "f64" },
      ],
    },
  ]);
});

test("public functions and `default` are read; others are not", () => {
  const [, dna] = items();
  expect(dna?.functions.map(({ name }) => name)).toEqual(["DNA::mutate", "DNA::copies", "DNA::default"]);
});

test("a signature is shown as declared, without `pub` and without `mut` on parameters", () => {
  const signatures = items()[1]?.functions.map(({ signature }) => signature);
  expect(signatures).toEqual([
    "fn mutate(\n    &self,\n    rate: f64,\n    seed: u64,\n) -> Result<Self, Error>",
    "fn copies(self, count: u32) -> Self",
    "fn default() -> Self",
  ]);
});

test("a doc comment is split into its parts", () => {
  expect(items()[1]?.functions[0]?.doc).toEqual({
    summary: "A copy with changes.",
    parameters: [
      { name: "rate", text: "how likely, 0.0-1.0." },
      { name: "seed", text: "the random seed." },
    ],
    returns: "The mutant.",
    errors: [{ name: "OutOfRange", text: "the rate." }],
  });
});

test("an export without a declaration is reported", () => {
  expect(() => readRustItems(new Map([["lib.rs", "pub use dna::Gene;\n"]]))).toThrow(
    "lib.rs exports Gene, which no source declares.",
  );
});

test.each([
  ["# Panics", '"# Panics" in a doc comment; pages show Parameters, Returns, Errors.'],
  [
    "# Errors\n    ///\n    /// - when bad\n    ///\n    /// # Returns",
    '"- when bad" in a doc comment; write "- `name`: what it is".',
  ],
])("a doc comment with %j is refused", (line, message) => {
  const sources = new Map([
    ["lib.rs", library],
    ["dna.rs", source.replace("# Returns", line)],
  ]);
  expect(() => readRustItems(sources)).toThrow(message);
});

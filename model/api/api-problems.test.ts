import { expect, test } from "vitest";
import type { ApiModule } from "#content/schema.ts";
import { readDocsModel } from "../docs-model.ts";
import { readApiInput } from "./api-model.ts";
import { apiProblems } from "./api-problems.ts";
import { examplesThatUse } from "./api-usage.ts";
import { readRustItems } from "./rust-items.ts";

const sources = new Map([
  ["lib.rs", "pub use dna::DNA;\npub use error::Error;\n"],
  [
    "dna.rs",
    `/// DNA.
pub struct DNA {}

impl DNA {
    /// The gene of that name.
    ///
    /// # Parameters
    ///
    /// - \`name\`: its name.
    ///
    /// # Returns
    ///
    /// Its value.
    ///
    /// # Errors
    ///
    /// - \`UnknownGene\`: there is none.
    pub fn gene(&self, name: &str) -> Result<f64, Error> {
        todo!()
    }
}
`,
  ],
  ["error.rs", "/// Errors.\npub enum Error {\n    /// None.\n    UnknownGene,\n}\n"],
]);

const module: ApiModule = {
  name: "DNA",
  description: "DNA.",
  slug: "api/dna",
  concept: "concepts/dna",
  sections: [
    {
      title: "Genes",
      intro: "Genes.",
      groups: [{ functions: ["DNA::gene"], sample: "rust/api/dna-gene.rs" }],
      types: ["DNA"],
    },
  ],
};

const files: Record<string, string> = {
  "samples/rust/api/dna-gene.rs": 'let dna: DNA; dna.gene("speed")?;',
  "content/docs/examples/basic.mdx": 'import a from "#samples/rust/basic.rs?sample"\n',
  "samples/rust/basic.rs": "let dna: DNA; dna.gene(name)",
};

const pages = new Map(
  ["api/dna", "concepts/dna", "examples/basic"].map((slug) => [
    slug,
    { title: slug, href: `/docs/${slug}`, file: `content/docs/${slug}.mdx` },
  ]),
);

interface Changes {
  sources?: Record<string, string>;
  files?: Record<string, string>;
  module?: ApiModule;
}

function problems(changes: Changes): string {
  const all = { ...files, ...changes.files };
  return apiProblems({
    modules: [changes.module ?? module],
    types: readRustItems(new Map([...sources, ...Object.entries(changes.sources ?? {})])),
    pages,
    read: (file) => all[file],
  }).join("\n");
}

const dnaSource = sources.get("dna.rs") ?? "";

test("records, source and samples that agree have no problems", () => {
  expect(problems({})).toBe("");
});

test("a changed name in the source is noticed on both sides", () => {
  const renamed = dnaSource.replace("pub fn gene(", "pub fn genes(");
  expect(problems({ sources: { "dna.rs": renamed } })).toMatch(
    /the crate has no function DNA::gene\. Write DNA::genes\.[\s\S]+no page shows the function DNA::genes/,
  );
});

test.each([
  ["name: &str", "nam: &str", 'DNA::gene documents the parameters "name", but has "nam".'],
  ["-> Result<f64, Error>", "-> f64", "DNA::gene documents errors, but cannot fail."],
  ["- `UnknownGene`", "- `UnknownGen`", "DNA::gene documents the error UnknownGen, which does not exist."],
  [
    "# Returns\n    ///\n    /// Its value.\n    ///\n    /// ",
    "",
    "DNA::gene does not say what it returns.",
  ],
  ["/// DNA.\n", "", "DNA has no doc comment."],
])("a signature or comment with %j as %j is refused", (before, after, problem) => {
  expect(dnaSource).toContain(before);
  expect(problems({ sources: { "dna.rs": dnaSource.replace(before, after) } })).toContain(problem);
});

test("a sample that does not call the function is refused", () => {
  expect(problems({ files: { "samples/rust/api/dna-gene.rs": "dna.genes();" } })).toContain(
    "DNA: samples/rust/api/dna-gene.rs does not call DNA::gene.",
  );
});

test("an example page is found by the functions that its programs call", () => {
  const input = { modules: [module], types: [], pages, read: (file: string) => files[file] };
  expect(examplesThatUse(["DNA::gene"], input)).toEqual(["examples/basic"]);
  expect(examplesThatUse(["DNA::genes"], input)).toEqual([]);
  expect(examplesThatUse(["Tron::gene"], input)).toEqual([]);
  expect(examplesThatUse(["NA::gene"], input)).toEqual([]);
});

test("a function that is shown twice is refused", () => {
  const twice = { ...module, sections: [...module.sections, ...module.sections] };
  expect(problems({ module: twice })).toContain("the function DNA::gene is shown twice. Keep one.");
});

test("the API reference of the repository shows the whole crate and nothing else", () => {
  expect(apiProblems(readApiInput(readDocsModel()))).toEqual([]);
});

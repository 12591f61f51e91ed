import { expect, test } from "vitest";
import type { ApiModule } from "#content/schema.ts";
import { readDocsModel } from "../docs-model.ts";
import { readApiInput } from "./api-model.ts";
import { apiProblems } from "./api-problems.ts";
import { examplesThatUse } from "./api-usage.ts";
import { readPythonItems } from "./python-items.ts";
import { readRustItems } from "./rust-items.ts";

const sources = new Map([
  ["lib.rs", "pub use dna::DNA;\npub use error::Error;\n"],
  [
    "dna.rs",
    `/// DNA.
pub struct DNA {}

impl DNA {
    /// The length.
    pub const LENGTH: usize = 64;

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
  [
    "error.rs",
    "/// Errors.\npub enum Error {\n    /// None.\n    UnknownGene {\n        /// Its name.\n        name: String,\n    },\n}\n",
  ],
]);

const pythonSources = new Map([
  ["__init__.py", '__all__ = [\n    "DNA",\n    "Error",\n    "UnknownGene",\n]\n'],
  [
    "dna.py",
    `class DNA:
    LENGTH = 64

    def gene(self, name: str) -> float:
        return 0.0


class Error(Exception):
    pass


class UnknownGene(Error):
    def __init__(self, name: str) -> None:
        self.name = name
`,
  ],
]);

const module: ApiModule = {
  name: "DNA",
  icon: "dna",
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
  "samples/python/api/dna-gene.py": 'dna.gene("speed")',
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
  python?: Record<string, string>;
  files?: Record<string, string | undefined>;
  module?: ApiModule;
  rustOnly?: Record<string, string>;
  pythonOnly?: Record<string, string>;
}

function problems(changes: Changes): string {
  const all = { ...files, ...changes.files };
  return apiProblems({
    modules: [changes.module ?? module],
    types: readRustItems(new Map([...sources, ...Object.entries(changes.sources ?? {})])),
    python: readPythonItems(new Map([...pythonSources, ...Object.entries(changes.python ?? {})])),
    rustOnly: changes.rustOnly ?? {},
    pythonOnly: changes.pythonOnly ?? {},
    pages,
    read: (file) => all[file],
  }).join("\n");
}

const dnaSource = sources.get("dna.rs") ?? "";
const pythonSource = pythonSources.get("dna.py") ?? "";

test("records, source and samples that agree have no problems", () => {
  expect(problems({})).toBe("");
});

test("a renamed function is reported as unknown and as missing from the pages", () => {
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
])("a Rust source with %j replaced by %j is refused", (before, after, problem) => {
  expect(dnaSource).toContain(before);
  expect(problems({ sources: { "dna.rs": dnaSource.replace(before, after) } })).toContain(problem);
});

test("a sample that does not call the function is refused", () => {
  expect(problems({ files: { "samples/rust/api/dna-gene.rs": "dna.genes();" } })).toContain(
    "DNA: samples/rust/api/dna-gene.rs does not call DNA::gene.",
  );
});

test.each([
  [
    "def gene(",
    "def gen(",
    'library/python: there is no DNA.gene. Write it, or list "DNA::gene" with the reason',
  ],
  ["def gene(", "def gen(", "Rust has no DNA.gen."],
  [
    "name: str) -> float",
    "nam: str) -> float",
    'DNA.gene has the parameters "nam". Write "name", as in Rust.',
  ],
  ["    def gene(", "    async def gene(", 'DNA.gene must not be "async def", as in Rust.'],
  ["LENGTH = 64", "LENGTH = 65", "DNA needs the constant LENGTH = 64, as in Rust."],
  [
    "__init__(self, name: str)",
    "__init__(self)",
    'UnknownGene has the members "". Write "name", as in Rust.',
  ],
  [
    "UnknownGene(Error)",
    "UnknownGene",
    'there is no exception UnknownGene. Write it, or list "Error::UnknownGene"',
  ],
])("a Python source with %j replaced by %j is refused", (before, after, problem) => {
  expect(pythonSource).toContain(before);
  expect(problems({ python: { "dna.py": pythonSource.replace(before, after) } })).toContain(problem);
});

test("a parameter that only Python has needs a default", () => {
  const extra = (text: string) => ({
    python: { "dna.py": pythonSource.replace("name: str) -> float", `name: str, ${text}) -> float`) },
  });
  expect(problems(extra("digits: int = 3"))).toBe("");
  expect(problems(extra("digits: int"))).toContain('DNA.gene has the parameters "name, digits".');
});

test("only a name that one language lacks can be listed with a reason", () => {
  const renamed = { "dna.py": pythonSource.replace("def gene(", "def gen(") };
  const listed = { rustOnly: { "DNA::gene": "a reason" }, pythonOnly: { "DNA.gen": "a reason" } };
  expect(problems({ python: renamed, ...listed })).toBe("");
  expect(problems({ rustOnly: { "DNA::gene": "a reason" } })).toContain(
    "DNA::gene is listed, but is not in one",
  );
  expect(problems({ pythonOnly: { "DNA.gen": "a reason" } })).toContain(
    "DNA.gen is listed, but is not in one",
  );
});

test("a sample must exist in Python and call the function, unless it is listed", () => {
  const sample = "rust/api/dna-gene.rs";
  const without = { files: { "samples/python/api/dna-gene.py": undefined } };
  expect(problems(without)).toContain(
    `there is no samples/python/api/dna-gene.py. Write it, or list ${sample}`,
  );
  expect(problems({ ...without, rustOnly: { [sample]: "a reason" } })).toBe("");
  expect(problems({ rustOnly: { [sample]: "a reason" } })).toContain(`Remove ${sample} from`);
  expect(problems({ files: { "samples/python/api/dna-gene.py": "dna.genes()" } })).toContain(
    "samples/python/api/dna-gene.py does not call DNA.gene.",
  );
});

test("an example page is found by the functions that its programs call", () => {
  const input = { pages, read: (file: string) => files[file] };
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

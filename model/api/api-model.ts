import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { apiModules } from "#content/docs/api/modules.ts";
import { pythonOnly, rustOnly } from "#content/docs/api/python.ts";
import type { ApiModule } from "#content/schema.ts";
import type { DocsModel } from "../docs-model.ts";
import { examplesThatUse } from "./api-usage.ts";
import { type PythonClass, readPythonItems } from "./python-items.ts";
import { type RustFunction, type RustType, readRustItems } from "./rust-items.ts";

/** Reasons by name. Anything in neither list must exist in both languages. */
interface OneLanguage {
  /** Names of the crate, and samples such as `rust/api/dna-gene.rs`. */
  rustOnly: Readonly<Record<string, string>>;
  /** Names of the Python package. */
  pythonOnly: Readonly<Record<string, string>>;
}

export interface ApiModel extends OneLanguage {
  modules: readonly ApiModule[];
  types: ReadonlyMap<string, RustType>;
  functions: ReadonlyMap<string, RustFunction>;
  /** Classes of the Python package by name. */
  python: ReadonlyMap<string, PythonClass>;
  /** Titles and paths of docs pages by slug. */
  pages: ReadonlyMap<string, { title: string; href: string }>;
  /** Slugs of the example pages that use one of these functions. */
  examplesOf: (functions: readonly string[]) => string[];
}

export interface ApiInput extends OneLanguage {
  modules: readonly ApiModule[];
  types: readonly RustType[];
  python: readonly PythonClass[];
  pages: ReadonlyMap<string, { title: string; href: string; file: string }>;
  /** The text of a file relative to the repository; undefined if there is none. */
  read: (file: string) => string | undefined;
}

/** Where the library's doc comments are. */
const crateFolder = "library/rust/src";
const packageFolder = "library/python/src/genesis_protocol";

/** Reads the inputs of the repository's API reference. */
export function readApiInput(docs: DocsModel): ApiInput {
  const pages = new Map(docs.pages.map((page) => [page.slug, page]));
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
  const types = readRustItems(sourcesIn(crateFolder, ".rs"));
  const python = readPythonItems(sourcesIn(packageFolder, ".py"));
  return { modules: apiModules, types, python, rustOnly, pythonOnly, pages, read };
}

/** Combines the authors' arrangement with the declarations in the sources. */
export function buildApiModel(input: ApiInput): ApiModel {
  const types = new Map(input.types.map((type) => [type.name, type]));
  const functions = new Map(
    input.types.flatMap((type) => type.functions.map((one): [string, RustFunction] => [one.name, one])),
  );
  return {
    ...input,
    types,
    functions,
    python: new Map(input.python.map((one) => [one.name, one])),
    examplesOf: (names) => examplesThatUse(names, input),
  };
}

/** Source files by path below their folder, without tests. */
function sourcesIn(folder: string, ending: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(ending) && !file.endsWith("tests.rs"))
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
}

/** The same program in Python: `rust/api/dna-gene.rs` is `python/api/dna-gene.py`. */
export function pythonSample(sample: string): string {
  return sample.replace(/^rust\/(.+)\.rs$/, "python/$1.py");
}

/** A function's anchor on its page: `Tron::new` is found at `tron-new`. */
export function anchorOf(name: string): string {
  return name.toLowerCase().replace("::", "-");
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { apiModules } from "#content/docs/api/modules.ts";
import type { ApiModule } from "#content/schema.ts";
import type { DocsModel } from "../docs-model.ts";
import { examplesThatUse } from "./api-usage.ts";
import { type RustFunction, type RustType, readRustItems } from "./rust-items.ts";

export interface ApiModel {
  modules: readonly ApiModule[];
  types: ReadonlyMap<string, RustType>;
  functions: ReadonlyMap<string, RustFunction>;
  /** Titles and addresses of docs pages by slug. */
  pages: ReadonlyMap<string, { title: string; href: string }>;
  /** Slugs of the example pages that use one of these functions. */
  examplesOf: (functions: readonly string[]) => string[];
}

export interface ApiInput {
  modules: readonly ApiModule[];
  types: readonly RustType[];
  pages: ReadonlyMap<string, { title: string; href: string; file: string }>;
  /** The text of a file relative to the repository; nothing when there is none. */
  read: (file: string) => string | undefined;
}

/** Where the library's doc comments are. */
const crateFolder = "library/rust/src";

/** What the repository's own API reference is made of. */
export function readApiInput(docs: DocsModel): ApiInput {
  const pages = new Map(docs.pages.map((page) => [page.slug, page]));
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
  return { modules: apiModules, types: readRustItems(crateSources()), pages, read };
}

/** Joins what authors arranged with what the Rust source declares. */
export function buildApiModel(input: ApiInput): ApiModel {
  const types = new Map(input.types.map((type) => [type.name, type]));
  const functions = new Map(
    input.types.flatMap((type) => type.functions.map((one): [string, RustFunction] => [one.name, one])),
  );
  return {
    modules: input.modules,
    types,
    functions,
    pages: input.pages,
    examplesOf: (names) => examplesThatUse(names, input),
  };
}

/** Source files of the reference crate by path below its source folder, without tests. */
function crateSources(): Map<string, string> {
  return new Map(
    readdirSync(crateFolder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".rs") && !file.endsWith("tests.rs"))
      .sort()
      .map((file) => [file, readFileSync(join(crateFolder, file), "utf8")]),
  );
}

/** A function's anchor on its page: `Tron::new` is found at `tron-new`. */
export function anchorOf(name: string): string {
  return name.toLowerCase().replace("::", "-");
}

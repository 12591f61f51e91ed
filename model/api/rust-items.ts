import { type RustDoc, readRustDoc } from "./rust-doc.ts";

export interface RustFunction {
  /** With its type, such as `DNA::mutate`. */
  name: string;
  /** As declared, without `pub` and without its body. */
  signature: string;
  doc: RustDoc;
}

export interface RustMember {
  name: string;
  /** The type of a field, or the type and value of a constant; undefined for a variant. */
  type?: string;
  summary: string;
  /** The fields of a variant. */
  fields?: RustMember[];
}

export interface RustType {
  name: string;
  kind: "struct" | "enum" | "trait";
  summary: string;
  /** The traits it implements or derives; for a trait, its supertraits. */
  traits: string[];
  /** Public fields of a struct, variants of an enum. */
  members: RustMember[];
  constants: RustMember[];
  functions: RustFunction[];
}

const declaration = /^pub (struct|enum|trait) (\w+)(?:: ([\w +]+) \{)?/;
const implementation = /^impl(?:<[^>]*>)? (?:(?:\w+::)*(\w+) for )?(\w+)(?:<[^>]*>)? \{\}?$/;

/**
 * The public types that `lib.rs` exports, with their public members. Relies on rustfmt's layout: items at the margin,
 * members indented by one step.
 */
export function readRustItems(sources: ReadonlyMap<string, string>): RustType[] {
  const exported = exportedNames(sources.get("lib.rs") ?? "");
  const types = new Map<string, RustType>();
  const blocks = [...sources.values()].flatMap(topLevelBlocks);
  for (const block of blocks) addDeclaration(types, block);
  for (const block of blocks) addImplementation(types, block);
  const missing = exported.filter((name) => !types.has(name));
  if (missing.length > 0) throw new Error(`lib.rs exports ${missing.join(", ")}, which no source declares.`);
  return exported.flatMap((name) => types.get(name) ?? []);
}

function exportedNames(library: string): string[] {
  return [...library.matchAll(/^pub use [\w:]+::(?:\{([^}]+)\}|(\w+));/gm)].flatMap(([, several, one]) =>
    (several ?? one ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  );
}

interface Block {
  doc: string[];
  derived: string[];
  head: string;
  /** The lines between the braces, one step of indentation removed. */
  body: string[];
}

/** Splits a source into its items; tests and private items are removed later. */
function topLevelBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  let doc: string[] = [];
  let derived: string[] = [];
  let open: Block | undefined;
  for (const line of (source.split("#[cfg(test)]")[0] ?? "").split("\n")) {
    if (open) {
      if (line === "}") open = undefined;
      else open.body.push(line.replace(/^ {4}/, ""));
    } else if (line.startsWith("///")) {
      doc.push(line.replace(/^\/\/\/ ?/, ""));
    } else if (line.startsWith("#[derive(")) {
      derived = line.match(/\w+(?=[,)])/g) ?? [];
    } else if (!line.startsWith("#[") && line !== "") {
      const block = { doc, derived, head: line, body: [] };
      blocks.push(block);
      [doc, derived] = [[], []];
      if (line.endsWith("{")) open = block;
    }
  }
  return blocks;
}

function addDeclaration(types: Map<string, RustType>, { doc, derived, head, body }: Block): void {
  const [, kind, name, required = ""] = declaration.exec(head) ?? [];
  if (!name || (kind !== "struct" && kind !== "enum" && kind !== "trait")) return;
  const { summary } = readRustDoc(doc);
  const members = kind === "trait" ? [] : membersOf(body, kind);
  const functions = kind === "trait" ? functionsOf(name, body, /^(?:async )?fn (\w+)/) : [];
  const traits = kind === "trait" ? required.split(" + ").filter(Boolean) : derived;
  types.set(name, { name, kind, summary, traits: [...traits], members, constants: [], functions });
}

function addImplementation(types: Map<string, RustType>, { head, body }: Block): void {
  const [, trait, name = ""] = implementation.exec(head) ?? [];
  const type = types.get(name);
  if (!type) return;
  if (trait) type.traits.push(trait);
  // Of the trait implementations, only `Default` has an entry.
  if (trait && trait !== "Default") return;
  const start = trait ? /^fn (\w+)/ : /^pub (?:const )?(?:async )?fn (\w+)/;
  type.functions.push(...functionsOf(type.name, body, start));
  type.constants.push(...itemsOf(body, /^pub const (\w+): (.+);$/).map(memberOf));
}

function membersOf(body: readonly string[], kind: "struct" | "enum"): RustMember[] {
  const start = kind === "struct" ? /^pub (\w+): (.+),$/ : /^([A-Z]\w*)(?:,| \{)$/;
  return itemsOf(body, start).map((item) => {
    const member = memberOf(item);
    const fields = itemsOf(item.rest, /^(\w+): (.+),$/, "    ").map(memberOf);
    return fields.length > 0 ? { ...member, fields } : member;
  });
}

function memberOf({ name, type, doc }: Item): RustMember {
  const { summary } = readRustDoc(doc);
  return { name, summary, ...(type && { type }) };
}

function functionsOf(owner: string, body: readonly string[], start: RegExp): RustFunction[] {
  return itemsOf(body, start).map(({ name, doc, rest, line }) => {
    const lines = [line, ...rest];
    const end = lines.findIndex((text) => /[;{]$/.test(text));
    const signature = lines
      .slice(0, end + 1)
      .join("\n")
      .replace(/^pub /, "")
      .replace(/(?: \{|;)$/, "")
      // `mut` on a parameter is an implementation detail.
      .replace(/([(,]\s*)mut (?=\w+[:,)])/g, "$1");
    return { name: `${owner}::${name}`, signature, doc: readRustDoc(doc) };
  });
}

interface Item {
  name: string;
  type: string | undefined;
  doc: string[];
  line: string;
  /** The lines that follow, up to the next documented item. */
  rest: string[];
}

/** The items of a block whose first line matches, each with the doc comment before it. */
function itemsOf(body: readonly string[], start: RegExp, indent = ""): Item[] {
  const items: Item[] = [];
  let doc: string[] = [];
  for (const indented of body) {
    const line = indented.startsWith(indent) ? indented.slice(indent.length) : "";
    const [, name, type] = start.exec(line) ?? [];
    if (line.startsWith("///")) {
      doc.push(line.replace(/^\/\/\/ ?/, ""));
    } else if (name) {
      items.push({ name, type, doc, line, rest: [] });
      doc = [];
    } else if (!line.startsWith("#[")) {
      items.at(-1)?.rest.push(indented);
      if (line.trim()) doc = [];
    }
  }
  return items;
}

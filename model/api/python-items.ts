import { type PythonParameter, parametersIn, printCall } from "./python-signature.ts";

export interface PythonFunction {
  /** With its class, such as `DNA.mutate`; only the class for its constructor. */
  name: string;
  /** As a declaration without its body; a constructor as `class Tron(dna: DNA)`. */
  signature: string;
  parameters: PythonParameter[];
  /** Whether it is called on the class, not on an object. */
  isOnClass: boolean;
}

export interface PythonMember {
  name: string;
  type?: string;
  value?: string;
}

export interface PythonClass {
  name: string;
  kind: "class" | "enum" | "dataclass" | "exception";
  /** Operators and built-in functions that work on its objects, such as `==`. */
  supports: string[];
  /** Members of an enum, fields of a dataclass. */
  members: PythonMember[];
  constants: PythonMember[];
  /** The constructor first. */
  functions: PythonFunction[];
}

interface Block {
  name: string;
  bases: string[];
  isDataclass: boolean;
  isFrozen: boolean;
  /** The lines below the first one, one step of indentation removed. */
  body: string[];
}

const start = /^class (\w+)(?:\(([\w, ]+)\))?:$/;
const method = /^(async )?def (\w+)\($/;

/**
 * The public classes that `__init__.py` exports, with their public members. Relies on black's layout, so that the
 * build doesn't need Python.
 */
export function readPythonItems(sources: ReadonlyMap<string, string>): PythonClass[] {
  const blocks = new Map([...sources.values()].flatMap(classesIn).map((block) => [block.name, block]));
  const exported = exportedNames(sources.get("__init__.py") ?? "");
  const missing = exported.filter((name) => !blocks.has(name));
  if (missing.length > 0) {
    throw new Error(`__init__.py exports ${missing.join(", ")}, which no source of the package declares.`);
  }
  return exported.flatMap((name) => classOf(name, blocks) ?? []);
}

function exportedNames(source: string): string[] {
  const [, list = ""] = /^__all__ = \[\n([\s\S]*?)^\]$/m.exec(source) ?? [];
  return [...list.matchAll(/"(\w+)"/g)].flatMap(([, name]) => name ?? []);
}

function classesIn(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let decorator = "";
  // Words in a docstring could look like declarations.
  for (const line of source.replaceAll(/"""[\s\S]*?"""/g, "").split("\n")) {
    const [, name, bases = ""] = start.exec(line) ?? [];
    if (name) {
      const isDataclass = decorator.startsWith("@dataclass");
      const isFrozen = decorator.includes("frozen=True");
      open = { name, bases: bases.split(", "), isDataclass, isFrozen, body: [] };
      blocks.push(open);
    } else if (/^\S/.test(line)) open = undefined;
    else open?.body.push(line.replace(/^ {4}/, ""));
    if (line.trim()) decorator = line;
  }
  return blocks;
}

function classOf(name: string, blocks: ReadonlyMap<string, Block>): PythonClass | undefined {
  const own = blocks.get(name);
  if (!own) return undefined;
  const family = ancestry(own, blocks);
  const bases = family.flatMap((block) => block.bases);
  const kind = bases.includes("Enum") ? "enum" : bases.includes("Exception") ? "exception" : "class";
  const fields = own.isDataclass ? membersOf(own.body, /^(\w+): (.+?)(?: = (.+))?$/) : [];
  const values = membersOf(own.body, /^([A-Z][A-Z_]*)()(?: = (.+))$/);
  const inherited = family.flatMap((block) => functionsOf(name, block.body));
  // What a class declares itself comes before what it inherits.
  const functions = [...new Map(inherited.reverse().map((one) => [one.name, one])).values()].reverse();
  if (own.isDataclass) functions.push(constructorOf(name, fields));
  return {
    name,
    kind: own.isDataclass ? "dataclass" : kind,
    supports: supportedBy(own, family, kind === "enum"),
    members: kind === "enum" ? values : fields,
    constants: kind === "enum" ? [] : values,
    functions: [
      ...functions.filter((one) => one.name === name),
      ...functions.filter((one) => one.name !== name),
    ],
  };
}

/** What the class defines, and what dataclasses and enums get automatically. */
function supportedBy(own: Block, family: readonly Block[], isEnum: boolean): string[] {
  const has = (name: string) =>
    family.some(({ body }) => body.some((line) => line.startsWith(`def ${name}(`)));
  const supported = {
    "==": isEnum || own.isDataclass || has("__eq__"),
    "copy.copy()": own.isDataclass || has("__copy__"),
    "hash()": isEnum || own.isFrozen || has("__hash__"),
    "str()": has("__str__"),
  };
  return Object.entries(supported).flatMap(([operation, isSupported]) => (isSupported ? operation : []));
}

/** A class and its base classes, as far as the package declares them. */
function ancestry(block: Block, blocks: ReadonlyMap<string, Block>): Block[] {
  return [
    block,
    ...block.bases.flatMap((base) => blocks.get(base) ?? []).flatMap((one) => ancestry(one, blocks)),
  ];
}

function membersOf(body: readonly string[], pattern: RegExp): PythonMember[] {
  return body.flatMap((line) => {
    const [, name, type, value] = pattern.exec(line) ?? [];
    if (!name || name.startsWith("_")) return [];
    return { name, ...(type && { type }), ...(value && { value }) };
  });
}

function functionsOf(owner: string, body: readonly string[]): PythonFunction[] {
  const found: PythonFunction[] = [];
  let decorators: string[] = [];
  for (const [index, line] of body.entries()) {
    const [head = "", rest] = line.split(/(?<=^(?:async )?def \w+\()/);
    const [, async = "", name = ""] = method.exec(head) ?? [];
    if (line.startsWith("@")) decorators.push(line);
    else if (line) {
      const isPublic = name && !name.startsWith("_");
      if (name === "__init__" || isPublic) {
        const text = [rest ?? "", ...body.slice(index + 1)]
          .map((one) => one.trim())
          .join(" ")
          .trim();
        const { parameters, returned } = parametersIn(text, owner);
        const [first] = parameters;
        const isBound = first?.name === "self" || first?.name === "cls";
        found.push(
          isPublic
            ? {
                name: `${owner}.${name}`,
                signature: [...decorators, printCall(`${async}def ${name}`, parameters, returned)].join("\n"),
                parameters: isBound ? parameters.slice(1) : parameters,
                isOnClass: first?.name !== "self",
              }
            : constructorOf(owner, parameters.slice(1)),
        );
      }
      decorators = [];
    }
  }
  return found;
}

function constructorOf(owner: string, fields: readonly PythonMember[]): PythonFunction {
  const parameters = fields.map(({ name, type = "", value }) => ({ name, type, ...(value && { value }) }));
  return { name: owner, signature: printCall(`class ${owner}`, parameters), parameters, isOnClass: true };
}

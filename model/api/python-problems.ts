import type { ApiInput } from "./api-model.ts";
import type { PythonClass, PythonFunction, PythonMember } from "./python-items.ts";
import { memberName, pythonName } from "./python-name.ts";
import type { RustFunction, RustMember, RustType } from "./rust-items.ts";
import { partsOf } from "./rust-signature.ts";

export const oneLanguageFile = "content/docs/api/python.ts";
const library = "library/python";

/** Finds everything that differs between the crate and the Python package and isn't listed with a reason. */
export function pythonProblems(input: ApiInput): string[] {
  const classes = new Map(input.python.map((one) => [one.name, one]));
  const mirrored = input.types.filter(({ name }) => !(name in input.rustOnly));
  return [
    ...mirrored.flatMap((type) => typeProblems(type, classes, input)),
    ...input.python.flatMap((one) => pythonOnlyProblems(one, input)),
    ...staleProblems(input, classes),
  ];
}

function typeProblems(type: RustType, classes: ReadonlyMap<string, PythonClass>, input: ApiInput): string[] {
  const python = classes.get(type.name);
  if (!python) return [missing(`class ${type.name}`, type.name)];
  const functions = type.functions.filter(({ name }) => !(name in input.rustOnly));
  return [
    ...functions.flatMap((one) => functionProblems(one, python)),
    ...type.constants.flatMap((one) => constantProblems(one, python)),
    ...(type.name === "Error" ? exceptionProblems(type, classes) : memberProblems(type, python)),
  ];
}

function functionProblems(rust: RustFunction, { functions }: PythonClass): string[] {
  const name = pythonName(rust.name);
  const python = functions.find((one) => one.name === name);
  if (!python) return [missing(name, rust.name)];
  const wanted = partsOf(rust.signature).parameters;
  const isAsync = rust.signature.startsWith("async ");
  const problems: string[] = [];
  if (!hasParameters(python, wanted)) {
    const found = python.parameters.map((one) => one.name).join(", ");
    problems.push(
      `${library}: ${name} has the parameters "${found}". Write "${wanted.join(", ")}", as in Rust.`,
    );
  }
  if (python.signature.includes("async def ") !== isAsync) {
    problems.push(`${library}: ${name} must ${isAsync ? "" : "not "}be "async def", as in Rust.`);
  }
  return problems;
}

/** Whether the parameters are in the same order; additional ones in Python must have a default. */
function hasParameters({ parameters }: PythonFunction, wanted: readonly string[]): boolean {
  const required = parameters.filter(({ value }) => value === undefined).map(({ name }) => name);
  const names = parameters.map(({ name }) => name);
  return required.length <= wanted.length && wanted.join() === names.slice(0, wanted.length).join();
}

function constantProblems({ name, type = "" }: RustMember, python: PythonClass): string[] {
  const value = type.split(" = ")[1] ?? "";
  const found = python.constants.find((one) => one.name === name);
  if (found?.value === value) return [];
  return [`${library}: ${python.name} needs the constant ${name} = ${value}, as in Rust.`];
}

/** Variants and fields, in the same order. */
function memberProblems({ kind, members }: RustType, python: PythonClass): string[] {
  const wanted = members.map(({ name }) => (kind === "enum" ? memberName(name) : name));
  return differing(python.name, wanted, python.members);
}

function differing(name: string, wanted: readonly string[], found: readonly PythonMember[]): string[] {
  const names = found.map((one) => one.name).join(", ");
  if (names === wanted.join(", ")) return [];
  return [`${library}: ${name} has the members "${names}". Write "${wanted.join(", ")}", as in Rust.`];
}

/** Each variant of the error type is an exception whose constructor takes the variant's fields. */
function exceptionProblems({ members }: RustType, classes: ReadonlyMap<string, PythonClass>): string[] {
  return members.flatMap(({ name, fields = [] }) => {
    const python = classes.get(name);
    if (python?.kind !== "exception") return [missing(`exception ${name}`, `Error::${name}`)];
    const wanted = fields.map((field) => field.name);
    return differing(name, wanted, python.functions[0]?.parameters ?? []);
  });
}

/** Finds what only Python has. Rust creates dataclasses field by field and can derive a default, so those are fine. */
function pythonOnlyProblems(
  { name, kind, functions }: PythonClass,
  { types, pythonOnly }: ApiInput,
): string[] {
  if (kind === "dataclass" || kind === "exception") return [];
  const known = types.flatMap((type) => type.functions.map((one) => pythonName(one.name)));
  const isDefault = functions.some((one) => one.name === name && one.parameters.length === 0);
  const usual = isDefault ? [name, `${name}.default`] : [];
  return functions
    .filter((one) => ![...known, ...usual, ...Object.keys(pythonOnly)].includes(one.name))
    .map(
      (one) =>
        `${oneLanguageFile}: Rust has no ${one.name}. Add it, or list it with the reason in pythonOnly.`,
    );
}

function staleProblems({ types, rustOnly, pythonOnly }: ApiInput, classes: ReadonlyMap<string, PythonClass>) {
  const declared = types.flatMap(({ name, functions }) => [name, ...functions.map((one) => one.name)]);
  const inPython = [...classes.values()].flatMap((one) => [
    one.name,
    ...one.functions.map(({ name }) => name),
  ]);
  const isStale = (name: string) => !declared.includes(name) || inPython.includes(pythonName(name));
  return [
    ...Object.keys(rustOnly).filter((name) => !name.includes("/") && isStale(name)),
    ...Object.keys(pythonOnly).filter((name) => !inPython.includes(name)),
  ].map((name) => `${oneLanguageFile}: ${name} is listed, but is not in one language only. Remove it.`);
}

function missing(what: string, listed: string): string {
  return `${library}: there is no ${what}. Write it, or list "${listed}" with the reason in ${oneLanguageFile}.`;
}

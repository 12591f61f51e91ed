import type { ApiModule } from "#content/schema.ts";
import { suggest } from "../suggest.ts";
import { type ApiInput, pythonSample } from "./api-model.ts";
import { isCalledIn, isCalledInPython } from "./api-usage.ts";
import { pythonName } from "./python-name.ts";
import { oneLanguageFile, pythonProblems } from "./python-problems.ts";
import type { RustFunction, RustType } from "./rust-items.ts";
import { partsOf } from "./rust-signature.ts";

// Shown on the index of the API reference, because every module uses it.
const sharedTypes = ["Error"];
const indexFile = "content/docs/api/modules.ts";

/** Finds all differences between the pages, the Rust source and the samples. */
export function apiProblems(input: ApiInput): string[] {
  const functions = input.types.flatMap((type) => type.functions);
  const errors = input.types.find((type) => type.name === "Error")?.members.map(({ name }) => name) ?? [];
  return [
    ...coverage(
      "function",
      functions.map(({ name }) => name),
      shownFunctions(input.modules),
      [],
    ),
    ...coverage(
      "type",
      input.types.map(({ name }) => name),
      shownTypes(input.modules),
      sharedTypes,
    ),
    ...functions.flatMap((one) => docProblems(one, errors)),
    ...input.types.flatMap(typeProblems),
    ...pythonProblems(input),
    ...input.modules.flatMap((module) => moduleProblems(module, input)),
  ];
}

function shownFunctions(modules: readonly ApiModule[]): string[] {
  return modules.flatMap(({ sections }) =>
    sections.flatMap(({ groups }) => groups.flatMap(({ functions }) => functions)),
  );
}

function shownTypes(modules: readonly ApiModule[]): string[] {
  return modules.flatMap(({ sections }) => sections.flatMap(({ types }) => types));
}

function coverage(kind: string, declared: string[], shown: string[], elsewhere: string[]): string[] {
  const unknown = shown
    .filter((name) => !declared.includes(name))
    .map((name) => {
      const meant = suggest(name, declared);
      return `${indexFile}: the crate has no ${kind} ${name}.${meant ? ` Write ${meant}.` : ""}`;
    });
  const missing = declared
    .filter((name) => !shown.includes(name) && !elsewhere.includes(name))
    .map((name) => `${indexFile}: no page shows the ${kind} ${name}. Add it to a section.`);
  const twice = shown
    .filter((name, index) => shown.indexOf(name) !== index)
    .map((name) => `${indexFile}: the ${kind} ${name} is shown twice. Keep one.`);
  return [...unknown, ...missing, ...twice];
}

function docProblems({ name, signature, doc }: RustFunction, errors: readonly string[]): string[] {
  const problems: string[] = [];
  const { receiver, parameters, returned } = partsOf(signature);
  const written = doc.parameters.map((parameter) => parameter.name);
  const canFail = returned.startsWith("Result<");
  // The first sentence of a getter or builder describes what it returns.
  const needsReturns =
    returned !== "" &&
    !returned.startsWith("Result<(),") &&
    !(receiver && parameters.length === 0 && !canFail) &&
    !(receiver === "self" && returned === "Self");
  if (!doc.summary) problems.push("has no doc comment");
  if (parameters.join() !== written.join()) {
    problems.push(`documents the parameters "${written.join(", ")}", but has "${parameters.join(", ")}"`);
  }
  if (canFail && doc.errors.length === 0) problems.push("can fail, but documents no errors");
  if (!canFail && doc.errors.length > 0) problems.push("documents errors, but cannot fail");
  if (needsReturns && !doc.returns) problems.push("does not say what it returns");
  for (const error of doc.errors) {
    // A caller's callback may fail with any error; the doc comment then names the type itself.
    if (error.name !== "Error" && !errors.includes(error.name))
      problems.push(`documents the error ${error.name}, which does not exist`);
  }
  return problems.map((problem) => `library/rust: ${name} ${problem}.`);
}

function typeProblems({ name, summary, members, constants }: RustType): string[] {
  const fields = members.flatMap((member) =>
    (member.fields ?? []).map((field) => ({ ...field, name: `${member.name}.${field.name}` })),
  );
  const bare = [...members, ...fields, ...constants]
    .filter((member) => !member.summary)
    .map((member) => member.name);
  return [
    ...(summary ? [] : [`library/rust: ${name} has no doc comment.`]),
    ...bare.map((member) => `library/rust: ${name}.${member} has no doc comment.`),
  ];
}

function moduleProblems({ name, slug, concept, sections }: ApiModule, input: ApiInput): string[] {
  const where = `${indexFile}: ${name}`;
  const slugs = [slug, concept].filter((one) => !input.pages.has(one));
  return [
    ...slugs.map((one) => `${where}: no page has the slug "${one}".`),
    ...sections.flatMap(({ groups }) =>
      groups.flatMap((group) => sampleProblems(group, input).map((problem) => `${where}: ${problem}`)),
    ),
  ];
}

/** A group's program must call its functions, in each language. */
function sampleProblems(
  { functions, sample }: ApiModule["sections"][number]["groups"][number],
  { python, read, rustOnly }: ApiInput,
): string[] {
  const other = pythonSample(sample);
  const [rustText, pythonText] = [read(`samples/${sample}`), read(`samples/${other}`)];
  const isListed = sample in rustOnly;
  if (rustText === undefined) return [`there is no samples/${sample}.`];
  if (pythonText === undefined && !isListed) {
    return [
      `there is no samples/${other}. Write it, or list ${sample} with the reason in ${oneLanguageFile}.`,
    ];
  }
  if (pythonText !== undefined && isListed) {
    return [`there is a samples/${other}. Remove ${sample} from ${oneLanguageFile}.`];
  }
  const inRust = functions.filter((one) => !isCalledIn(rustText, one));
  const known = python.flatMap((one) => one.functions);
  const inPython = functions.filter((one) => {
    const mirrored = known.find(({ name }) => name === pythonName(one));
    return pythonText !== undefined && mirrored && !isCalledInPython(pythonText, mirrored);
  });
  return [
    ...inRust.map((one) => `samples/${sample} does not call ${one}.`),
    ...inPython.map((one) => `samples/${other} does not call ${pythonName(one)}.`),
  ];
}

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildApiModel, readApiInput } from "#model/api/api-model.ts";
import { pythonName } from "#model/api/python-name.ts";
import type { RustDoc } from "#model/api/rust-doc.ts";
import { docs } from "#tests/model.ts";

const { functions, types, rustOnly } = buildApiModel(readApiInput(docs));
const folder = "library/python/src/genesis_protocol";
const source = readdirSync(folder)
  .filter((file) => file.endsWith(".py"))
  .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
  .join("\n");

/** The source of a class, followed by the source of its base classes. */
function classText(name: string): string {
  const [text = "", base = ""] =
    new RegExp(`^class ${name}(?:\\((\\w+)\\))?:\\n(?:(?: .*)?\\n)*`, "m").exec(source) ?? [];
  return text && text + classText(base);
}

function docstringIn(text: string): string {
  return tidy(/^[^"]*"""([\s\S]*?)"""/.exec(text)?.[1] ?? "");
}

function docstringOf(type: string, method: string): string {
  const text = classText(type);
  const start = text.search(new RegExp(`^    (?:async )?def ${method}\\(`, "m"));
  return start < 0 ? "" : docstringIn(text.slice(start).replace(/^[\s\S]*?:\n(?= +""")/, ""));
}

/** Drops sentences about Rust, and the words "In Python" from the others. */
function inPython(text: string): string {
  return pythonName(text)
    .replaceAll("2^64", "2**64")
    .replaceAll(/In Rust, [^.]*\. ?/g, "")
    .replaceAll(/In Python, (\w)/g, (_, first: string) => first.toUpperCase());
}

function expected({ summary, parameters, returns, errors }: RustDoc): string {
  const part = (title: string, items: readonly { name: string; text: string }[]) =>
    items.length > 0 ? [`${title}:`, ...items.map(({ name, text }) => `${name}: ${text}`)] : [];
  const lines = [
    summary,
    ...part("Args", parameters),
    ...(returns ? [`Returns: ${returns}`] : []),
    ...part("Raises", errors),
  ];
  return tidy(lines.map(inPython).join("\n"));
}

/** Pages have curved apostrophes, and docstrings straight ones. */
function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("’", "'").trim();
}

// A dataclass constructor is documented by its field comments.
const mirrored = [...functions].filter(([name]) => !(name in rustOnly) && name !== "NeuralMessage::new");

test.for(mirrored)("the Python docstring of %s matches the Rust doc comment", ([name, { doc }]) => {
  const [type = "", method = ""] = name.split("::");
  expect(docstringOf(type, method === "new" ? "__init__" : method)).toBe(expected(doc));
});

test("a function's summary starts with a verb and has fewer than 80 characters", () => {
  for (const [name, { doc }] of functions) {
    const [first = ""] = doc.summary.split("\n");
    expect(first, name).toMatch(/^[A-Z][a-z]+s .{1,70}\.$/);
    expect(first.length, name).toBeLessThan(80);
  }
});

test("the Python docstring of every type matches the Rust doc comment", () => {
  for (const [name, { summary }] of types) {
    if (name in rustOnly || name === "NeuralMessage") continue;
    expect(docstringIn(classText(name)), name).toBe(tidy(inPython(summary)));
  }
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { cutRegion, lineGaps, markedGaps } from "./sample-region.ts";

const shown = (...args: Parameters<typeof cutRegion>) => cutRegion(...args).code;

const program = `use std::fmt;

fn main() {
    // #region create
    let dna = 1;
    if dna > 0 {
        // #region inner
        println!("{dna}");
        // #endregion
    }
    // #endregion
    let hidden = 2;
    // #region create
    drop(dna);
    // #endregion
}
`;

test("the parts of a region are joined, without markers and shared indentation", () => {
  expect(shown(program, "create", "a.rs")).toBe(
    'let dna = 1;\nif dna > 0 {\n    println!("{dna}");\n}\ndrop(dna);',
  );
});

test("a region inside another can be shown alone", () => {
  expect(shown(program, "inner", "a.rs")).toBe('println!("{dna}");');
});

test("without a region the whole file is shown, without markers", () => {
  const whole = shown(program, undefined, "a.rs");
  expect(whole.startsWith("use std::fmt;\n\nfn main() {\n    let dna = 1;\n")).toBe(true);
  expect(whole.endsWith("    drop(dna);\n}")).toBe(true);
  expect(whole).not.toContain("region");
});

test("markers can be in comments that start with a hash", () => {
  expect(shown("# #region run\necho hello\n# #endregion\n", "run", "a.sh")).toBe("echo hello");
});

test("text that only mentions a region is kept", () => {
  const text = 'let a = "// #region x"; // see #region x';
  expect(shown(text, undefined, "a.rs")).toBe(text);
});

test("blank lines are kept and don't count as indentation", () => {
  expect(shown("  a\n\n    b   \n", undefined, "a.py")).toBe("a\n\n  b");
});

test("CRLF line endings are removed", () => {
  expect(shown("// #region a\r\nlet x = 1;\r\n// #endregion\r\n", "a", "a.rs")).toBe("let x = 1;");
});

test("an empty file and an empty region are empty", () => {
  expect(shown("", undefined, "a.txt")).toBe("");
  expect(shown("// #region a\n// #endregion", "a", "a.rs")).toBe("");
});

test("an unknown region is reported with the file and what to write", () => {
  expect(() => cutRegion(program, "evolve", "a.rs")).toThrow(
    'a.rs: no #region evolve. Mark the part with "#region evolve" and "#endregion".',
  );
});

test("an unclosed region is reported", () => {
  expect(() => cutRegion("// #region a\nlet x = 1;", undefined, "a.rs")).toThrow(
    "a.rs: #region a is never closed. Add #endregion.",
  );
});

test("#endregion without #region is refused", () => {
  expect(() => cutRegion("let x = 1;\n// #endregion", undefined, "a.rs")).toThrow(
    "a.rs: #endregion without a #region before it.",
  );
});

test.for(["#region run", "# region run", "# #region run", "// #region run"])("%s marks a region", (line) => {
  const end = line.replace("region run", "endregion");
  expect(shown(`before\n${line}\nshown\n${end}\n`, "run", "file")).toBe("shown");
});

test("hidden lines stay in the text, and the shared indentation of the other lines is hidden too", () => {
  const text =
    "// #region hidden\nfn main() {\n    // #endregion\n    let a = 1;\n\n    b(a);\n    // #region hidden\n}\n// #endregion\n";
  expect(cutRegion(text, undefined, "a.rs")).toEqual({
    code: "fn main() {\n    let a = 1;\n\n    b(a);\n}",
    hiddenLines: [0, 4],
    hiddenIndent: 4,
  });
});

test("the status line of a sample is not shown", () => {
  expect(shown("# #status compile-only: it installs software\nls\n", undefined, "a.sh")).toBe("ls");
});

interface Region {
  name: string;
  parts: Part[];
}
type Part = string | Region;

const { parts: programs } = fc.letrec<{ region: Region; parts: Part[] }>((tie) => ({
  region: fc.record({ name: fc.constantFrom("create", "inner", "hidden"), parts: tie("parts") }),
  parts: fc.array(fc.oneof({ depthSize: "small" }, sourceLine(), tie("region")), { maxLength: 5 }),
}));

function sourceLine(): fc.Arbitrary<string> {
  const indent = fc.constantFrom("", "  ", "    ", "\t");
  return fc.tuple(indent, fc.string({ maxLength: 8 })).map(([space, text]) => space + text);
}

/** The lines of a program's file. */
function linesOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) =>
    typeof part === "string"
      ? part
      : [`  // #region ${part.name}`, ...linesOf(part.parts), "  // #endregion"],
  );
}

/** The lines of a program with the names of the regions around them. */
function placedLines(parts: readonly Part[], around: string[] = []): { line: string; around: string[] }[] {
  return parts.flatMap((part) =>
    typeof part === "string"
      ? { line: part.trimEnd(), around }
      : placedLines(part.parts, [...around, part.name]),
  );
}

test("a region has all its lines, in order, with the same indentation removed from each", () => {
  const named = fc.constantFrom("create", "inner", "hidden");
  fc.assert(
    fc.property(programs, programs, named, (before, inside, region) => {
      const program = [...before, { name: region, parts: inside }];
      const expected = placedLines(program).filter(({ around }) => around.includes(region));
      const { code, hiddenLines } = cutRegion(linesOf(program).join("\n"), region, "a.rs");
      const shownLines = code.split("\n");
      const trimmed = (lines: readonly string[]) => lines.map((line) => line.trim()).join("\n");
      expect(trimmed(shownLines)).toBe(trimmed(expected.map(({ line }) => line)));
      const removed = expected.flatMap(({ line }, index) =>
        line ? line.length - (shownLines[index] ?? "").length : [],
      );
      expect(new Set(removed).size).toBeLessThanOrEqual(1);
      expect(hiddenLines).toEqual(
        expected.flatMap(({ around }, index) => (around.includes("hidden") ? index : [])),
      );
    }),
    draws(100),
  );
});

test("an unpaired marker is refused with the file's name", () => {
  const broken = fc.tuple(programs, programs, fc.nat()).map(([before, inside, chosen]) => {
    const lines = linesOf([...before, { name: "create", parts: inside }]);
    const markers = lines.flatMap((line, index) => (/#(end)?region/.test(line) ? index : []));
    const removed = markers[chosen % markers.length];
    return lines.filter((_, index) => index !== removed).join("\n");
  });
  fc.assert(
    fc.property(broken, (text) => {
      expect(() => cutRegion(text, undefined, "a.rs")).toThrow(/^a\.rs: #/);
    }),
    draws(100),
  );
});

test("a numbered line is not marked in the text, and its number counts shown lines only", () => {
  const text = "a();\n// #region run\nb();\n    // #line 1\nc();\n// #endregion\n// #line 2\nd();\n";
  expect(cutRegion(text, "run", "a.rs")).toMatchObject({ code: "b();\nc();", lineNumbers: { 1: "1" } });
  expect(cutRegion(text, undefined, "a.rs")).toMatchObject({ lineNumbers: { 2: "1", 3: "2" } });
});

test("lines before a numbered line are counted from the numbered line before it", () => {
  const text =
    "// #region hidden\na();\n// #endregion\nb();\n// #line 1\nc();\n// #region hidden\nd();\n// #endregion\n// #line 2\ne();\n";
  expect(lineGaps(cutRegion(text, undefined, "a.rs"))).toEqual([
    { shown: 1, hidden: 1, rows: 0 },
    { shown: 1, hidden: 1, rows: 1 },
  ]);
});

test.for([
  ["imports", ["~use a;", "let b;"], {}],
  ["the ends of main", ["~fn main() {", "    let b;", "~}"], {}],
  ["a function before the excerpt", ["~def a():", "~    pass", "a()"], {}],
  ["lines between others", ["a();", "~b();", "~c();", "d();"], { 3: 2 }],
  ["the start of a block", ["~if a {", "    b();", "}"], { 1: 1 }],
  ["the end of a block", ["if a {", "    b();", "", "~}"], { 4: 1 }],
  ["lines inside a block", ["for a in b:", "    c()", "~    d()"], { 3: 1 }],
  ["lines after a block", ["for a in b:", "    c()", "~d()"], {}],
] as const)("where a page marks collapsed lines: %s", ([, lines, gaps]) => {
  const text = lines.map((line) =>
    line.startsWith("~") ? `// #region hidden\n${line.slice(1)}\n// #endregion` : line,
  );
  expect(Object.fromEntries(markedGaps(cutRegion(text.join("\n"), undefined, "a.rs")))).toEqual(gaps);
});

import { expect, test } from "vitest";
import { cutRegion } from "./sample-region.ts";

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

test("a region is shown without its markers and its shared indentation, all its parts joined", () => {
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

test("markers may stand in comments that begin with a hash", () => {
  expect(shown("# #region run\necho hello\n# #endregion\n", "run", "a.sh")).toBe("echo hello");
});

test("text that only mentions a region is kept", () => {
  const text = 'let a = "// #region x"; // see #region x';
  expect(shown(text, undefined, "a.rs")).toBe(text);
});

test("blank lines neither lose their place nor count as indentation", () => {
  expect(shown("  a\n\n    b   \n", undefined, "a.py")).toBe("a\n\n  b");
});

test("line endings of other systems leave no trace", () => {
  expect(shown("// #region a\r\nlet x = 1;\r\n// #endregion\r\n", "a", "a.rs")).toBe("let x = 1;");
});

test("an empty file and an empty region are empty", () => {
  expect(shown("", undefined, "a.txt")).toBe("");
  expect(shown("// #region a\n// #endregion", "a", "a.rs")).toBe("");
});

test("an unknown region names the file and what to write", () => {
  expect(() => cutRegion(program, "evolve", "a.rs")).toThrow(
    'a.rs: no #region evolve. Mark the part with "#region evolve" and "#endregion".',
  );
});

test("a region that is never closed is named", () => {
  expect(() => cutRegion("// #region a\nlet x = 1;", undefined, "a.rs")).toThrow(
    "a.rs: #region a is never closed. Add #endregion.",
  );
});

test("an end without a beginning is refused", () => {
  expect(() => cutRegion("let x = 1;\n// #endregion", undefined, "a.rs")).toThrow(
    "a.rs: #endregion without a #region before it.",
  );
});

test.for(["#region run", "# region run", "# #region run", "// #region run"])("%s marks a region", (line) => {
  const end = line.replace("region run", "endregion");
  expect(shown(`before\n${line}\nshown\n${end}\n`, "run", "file")).toBe("shown");
});

test("hidden lines stay in the text, and the indentation they leave behind is hidden with them", () => {
  const text =
    "// #region hidden\nfn main() {\n    // #endregion\n    let a = 1;\n\n    b(a);\n    // #region hidden\n}\n// #endregion\n";
  expect(cutRegion(text, undefined, "a.rs")).toEqual({
    code: "fn main() {\n    let a = 1;\n\n    b(a);\n}",
    hiddenLines: [0, 4],
    hiddenIndent: 4,
  });
});

test("the status of a sample is not part of what readers see", () => {
  expect(shown("# #status compile-only: it installs software\nls\n", undefined, "a.sh")).toBe("ls");
});

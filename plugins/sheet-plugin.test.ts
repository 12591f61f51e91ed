import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { adoptSheet } from "./sheet-plugin.ts";

test("the toast library adds no style element", () => {
  const library = readFileSync(fileURLToPath(import.meta.resolve("sonner")), "utf8");
  expect(library).toContain("createElement('style')");
  const code = adoptSheet(library);
  expect(code).not.toContain("createElement('style')");
  expect(code).toContain("adoptedStyleSheets");
});

test("a version that inserts its styles differently stops the build", () => {
  expect(() => adoptSheet("export {}")).toThrow("plugins/sheet-plugin.ts");
});

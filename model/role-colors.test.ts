import { expect, test } from "vitest";
import { roleColors } from "./role-colors.ts";

const css = ":root { --paper: light-dark(oklch(98.4% 0.007 95), oklch(19.5% 0.026 235)); }";

test("a role's color in each theme is converted to hexadecimal", () => {
  expect(roleColors("light", css)("paper")).toBe("#fbfaf5");
  expect(roleColors("dark", css)("paper")).toBe("#08171f");
});

test("the site's style sheet has a surface color in both themes", () => {
  expect(roleColors("light")("surface")).toMatch(/^#f/);
  expect(roleColors("dark")("surface")).toMatch(/^#0/);
});

test("an unknown role is reported with what to write", () => {
  expect(() => roleColors("light", css)("ink")).toThrow("app.css has no role color --ink: light-dark(");
});

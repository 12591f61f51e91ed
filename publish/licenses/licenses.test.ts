import { expect, test } from "vitest";
import { thirdPartyLicenses } from "./licenses.ts";

const react = { name: "react", version: "19.0.0", identifier: "MIT", text: "MIT License, Copyright Meta" };

test("every package is listed with the text of its license, the font and the icons too", () => {
  const text = thirdPartyLicenses([react]);
  expect(text).toContain("react 19.0.0 (MIT)\n\nMIT License, Copyright Meta\n");
  expect(text).toMatch(/bricolage-grotesque [\d.]+ \(OFL-1\.1\)\n\nCopyright \d+ The Bricolage/);
  expect(text).toMatch(/lucide-react [\d.]+ \(ISC\)\n\nISC License/);
});

test("a package without the text of its license stops the build", () => {
  expect(() => thirdPartyLicenses([{ name: "nameless", version: "1.0.0" }])).toThrow("nameless");
});

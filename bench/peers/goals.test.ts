import { expect, test } from "vitest";
import { goalsTable } from "./goals.ts";

const site = (name: string, paint: number) => ({ name, page: "/docs", of: () => paint });
const sites = [site("starlight", 200), site("vitepress", 100), site("ours", 90), site("ours-same-text", 50)];

test("this site's values are compared with the best peer or a specific one, and missed goals are marked", () => {
  const table = goalsTable(sites, [
    { name: "paint", most: 0.75, of: "the best peer" },
    { name: "paint", most: 0.5, of: "starlight" },
  ]);
  const rows = table.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows[2]?.slice(3, 5)).toEqual(["0.90, missed", "0.50"]);
  expect(rows[3]?.slice(3, 5)).toEqual(["0.45", "0.25"]);
});

test("a goal without a peer limits the value itself", () => {
  const table = goalsTable([site("ours", 0), site("ours-same-text", 0.1)], [{ name: "shift", most: 0 }]);
  expect(table.split("|").map((cell) => cell.trim())).toEqual(
    expect.arrayContaining(["0.00", "0.10, missed"]),
  );
});

test.each([
  ["the value", [site("starlight", 200), site("ours", Number.NaN)]],
  ["the peer", [site("ours", 90)]],
])("a goal is neither met nor missed if %s was not measured", (_, sites) => {
  const table = goalsTable(sites, [{ name: "paint", most: 0.5, of: "starlight" }]);
  expect(table).toContain("–");
  expect(table).not.toContain("missed");
});

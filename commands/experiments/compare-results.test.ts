import { expect, test } from "vitest";
import { differences } from "./compare-results.ts";

const definition = {
  name: "demo",
  question: "",
  factors: [
    { name: "radius", values: ["30"] },
    { name: "loss", values: ["0.1"] },
  ],
  seeds: [1, 2],
  measures: [
    { name: "reach", places: 3 },
    { name: "hops", places: 1 },
  ],
} as const;
const rows = [
  { setting: ["30", "0.1"], seed: 1, values: ["0.5", "4"] },
  { setting: ["30", "0.1"], seed: 2, values: ["0.75", "6"] },
];

test("equal rows have no differences, and stored rows beyond them don't count", () => {
  expect(differences(definition, rows, rows.slice(1))).toEqual([]);
});

test("a difference names the experiment, setting, seed, and both values", () => {
  const changed = [rows[0], { setting: ["30", "0.1"], seed: 2, values: ["0.75", "7"] }].filter(
    (row) => row !== undefined,
  );
  expect(differences(definition, rows, changed)).toEqual(["demo: 30, 0.1, seed 2: hops is 7, stored is 6."]);
});

test("a row that is not stored is a difference", () => {
  expect(differences(definition, [], rows.slice(0, 1))).toEqual([
    "demo: 30, 0.1, seed 1: nothing is stored. Run npm run experiments -- demo.",
  ]);
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { initialValues } from "#app/figures/settings.ts";
import { sampleDna } from "#content/docs/concepts/dna.ts";
import { Dna, geneNames } from "#simulation/dna.ts";
import { mutationKinds, ordinaryProbability } from "#simulation/mutation.ts";
import { type DnaValues, dnaSettings, dnaState, ordinaryFor, settingsFor } from "./dna-model.ts";
import { eventsOf, inWords, tableOf } from "./dna-words.ts";

const initial = initialValues(dnaSettings);
const stateOf = (values: Partial<DnaValues>) => dnaState({ ...initial, ...values });
const chances = Array.from({ length: 6 }, (_, chance) => chance);
const { operation: operations, probability: probabilities } = dnaSettings;

test("seed 7 gives the DNA that the page prints, and the first frame shows a change of a gene", () => {
  expect([...stateOf({ seed: 7 }).parent.sequence]).toEqual(sampleDna.sequence);
  const { parent, child } = stateOf({});
  expect(geneNames.some((name) => parent.gene(name) !== child.dna.gene(name))).toBe(true);
});

test.for(operations.options)("%s gives what the engine gives, and every byte its origin", (operation) => {
  for (const chance of chances) {
    for (const probability of operation === "Replicate" ? [0] : [0, 0.05, 0.5, 1]) {
      const state = stateOf({ operation, chance, probability, seed: chance });
      const { parent, other, child } = state;
      expect([...child.dna.sequence]).toEqual([...engineChild(operation, chance, probability).sequence]);
      expect(child.bytes.map(({ byte }) => byte)).toEqual([...child.dna.sequence]);
      for (const { byte, from, mark } of child.bytes) {
        const source = mark === "second" ? other : parent;
        if (mark === "kept" || mark === "reversed" || mark === "second")
          expect(source?.sequence[from ?? -1]).toBe(byte);
        if (mark === "flipped") expect(parent.sequence[from ?? -1]).not.toBe(byte);
        expect(from === undefined).toBe(mark === "inserted");
      }
      const inserted = child.bytes.filter(({ mark }) => mark === "inserted").length;
      expect(child.bytes.length).toBe(parent.sequence.length + inserted - state.removed.length);
    }
  }
});

function engineChild(operation: DnaValues["operation"], chance: number, probability: number): Dna {
  const parent = Dna.fromSeed(chance);
  if (operation === "Flip one bit")
    return Dna.fromSequence(parent.sequence.map((byte, place) => (place === initial.byte ? byte ^ 1 : byte)));
  if (operation === "Crossover") return Dna.crossover(parent, Dna.fromSeed(initial.other), chance);
  if (operation === "Replicate") return parent.replicate(chance);
  if (operation === "Set a gene") return parent.withGene(initial.gene, initial.value);
  return parent.mutateBy(operation, probability, chance);
}

test("only a crossover has a point, and an insertion at every byte doubles the sequence", () => {
  expect(stateOf({ operation: "Crossover", chance: 4 }).point).toBe(sampleDna.crossoverPoint);
  expect(stateOf({}).point).toBeUndefined();
  expect(stateOf({ operation: "Insertion", probability: 1 }).child.bytes).toHaveLength(Dna.length * 2);
  expect(stateOf({ operation: "Deletion", probability: 1 }).child.bytes).toHaveLength(Dna.minLength);
});

test("bits and digits are counted, and the checksum is SHA-256", () => {
  const { parent, child, bits, changedDigits } = stateOf({});
  expect(bits.differing).toBe(child.bytes.filter(({ mark }) => mark === "flipped").length);
  const digest = createHash("sha256").update(child.dna.sequence).digest("hex");
  expect(child.dna.checksum()).toBe(digest);
  expect(changedDigits).toEqual([...digest].map((digit, i) => digit !== parent.checksum()[i]));
  expect(stateOf({ probability: 0 }).changedDigits).not.toContain(true);
});

test("the slider stops at the documented probabilities of every kind", () => {
  for (const kind of mutationKinds) {
    expect(ordinaryFor(kind)).toEqual(ordinaryProbability[kind]);
    for (const rate of ordinaryProbability[kind]) expect(probabilities.stops).toContain(rate);
  }
  expect(ordinaryFor("Crossover")).toEqual([]);
});

test("controls are those that matter", () => {
  expect(settingsFor("Point")).toContain("probability");
  expect(settingsFor("Replicate")).not.toContain("probability");
  expect(settingsFor("Set a gene")).not.toContain("chance");
  expect(settingsFor("Crossover")).toContain("other");
});

test("words say what happened, and that nothing did", () => {
  const words = (values: Partial<DnaValues>) => inWords(stateOf(values), { ...initial, ...values });
  expect(words({})).toContain("Point: 2 flipped. 2 of 512 bits differ");
  expect(words({ probability: 0.001, chance: 0 })).toContain(
    "nothing happened. At this probability, 94% of copies are exact.",
  );
  expect(words({ operation: "Set a gene" })).toContain(
    "Of 256 possible values for speed, the nearest to 0.90 is 0.902.",
  );
  expect(words({ operation: "Crossover", chance: 4 })).toContain(
    "28 bytes from the first parent, 36 from the second. 149 of 512 bits differ from the first (distance 0.291)",
  );
  expect(eventsOf(stateOf({ operation: "Deletion", probability: 1 }))).toEqual([
    { what: "removed", count: 48 },
  ]);
});

test("the table has a column for each sequence", () => {
  for (const operation of operations.options) {
    const { columns, rows } = tableOf(stateOf({ operation }));
    expect(columns).toHaveLength(operation === "Crossover" ? 4 : 3);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
});

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { evolutionParameters, genes, mutationKinds, sampleDna } from "#content/docs/concepts/dna.ts";
import { mutationProbabilities, ranges, recommended } from "#content/parameters.ts";
import { printed, printedAll } from "#content/printed.ts";

const rust = (file: string) => readFileSync(`library/rust/src/${file}`, "utf8");
const output = (name: string) => readFileSync(`samples/output/concepts/${name}.txt`, "utf8");

test("the evolution parameters have the spec's names and ranges, in its order", () => {
  expect(evolutionParameters.map(({ name, range }) => [name, range])).toEqual([
    ["Population size", "10-10,000"],
    ["Mutation rate", "0.001-0.1"],
    ["Crossover rate", "0.1-0.9"],
    ["Generations", "1 to unbounded"],
    ["Elitism", "0-50%"],
    ["Tournament size", "2-10"],
  ]);
});

test("the defaults are those of the library", () => {
  const [, body = ""] = /fn default\(\) -> Self \{([^}]+)\}/.exec(rust("config.rs")) ?? [];
  for (const { name, initial } of evolutionParameters) {
    const field = name.toLowerCase().replace(" ", "_");
    const value = initial.endsWith("%") ? Number.parseFloat(initial) / 100 : Number(initial);
    expect(Number(new RegExp(`${field}: ([\\d.]+)`).exec(body)?.[1]), name).toBe(value);
  }
});

test("the guidance is the spec's", () => {
  expect(recommended).toEqual({
    mutationRate: { from: "0.01", to: "0.1" },
    populationSize: "100",
    generations: "100",
  });
});

test("the mutation probabilities are the spec's and the library's", () => {
  expect(mutationKinds.map(({ name, range }) => [name, range])).toEqual([
    ["Point", "0.1-1%"],
    ["Insertion", "0.01-0.1%"],
    ["Deletion", "0.01-0.1%"],
    ["Inversion", "0.05-0.5%"],
  ]);
  const [, body = ""] = /fn probability([\s\S]+?)\n {4}\}/.exec(rust("dna/mutation.rs")) ?? [];
  for (const [kind, { from, to }] of Object.entries(mutationProbabilities)) {
    const [, low, high] = new RegExp(`Self::${kind}\\b.* => \\(([\\d.]+), ([\\d.]+)\\)`).exec(body) ?? [];
    expect([Number(low), Number(high)], kind).toEqual(
      [from, to].map((share) => Number((Number.parseFloat(share) / 100).toFixed(6))),
    );
  }
});

test("the genes are the library's, in the order of the sequence", () => {
  const [, names = ""] = /GENE_NAMES: \[&str; 6\] = \[([^\]]+)\]/.exec(rust("dna/genes.rs")) ?? [];
  expect(genes.map(({ name }) => name)).toEqual(names.match(/\w+/g));
});

test("the DNA of the drawing is what the sample prints, and its checksum is right", () => {
  const { sequence, checksum, version } = sampleDna;
  expect(createHash("sha256").update(Uint8Array.from(sequence)).digest("hex")).toBe(checksum);
  const parts = output("dna-parts");
  expect(parts).toContain(`version ${version}, ${sequence.length} bytes`);
  expect(parts).toContain(`genes   [${sequence.slice(0, genes.length).join(", ")}]`);
  expect(parts).toContain(`checksum ${checksum.slice(0, 16)}...`);
  for (const [place, { name }] of genes.entries()) {
    expect(parts).toContain(`${name.padEnd(12)}${((sequence[place] ?? 0) / 255).toFixed(3)}`);
  }
});

test("the lengths that from_sequence accepts are the library's", () => {
  expect(rust("dna.rs")).toContain(`MIN_LENGTH: usize = ${ranges.sequenceLength.from};`);
  expect(rust("dna.rs")).toContain(`MAX_LENGTH: usize = ${ranges.sequenceLength.to};`);
  expect(rust("dna.rs")).toContain(`LENGTH: usize = ${sampleDna.sequence.length};`);
});

test("of the compared settings, the default finds the best organism", () => {
  const rates = { name: "dna-rates.txt", html: output("dna-rates") };
  const best = printedAll(rates, "… at … best ?", 4).map(Number);
  expect(Math.max(...best)).toBe(Number(printed(rates, "100 at 0.01 best ?")));
});

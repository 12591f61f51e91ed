import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  evolutionParameters,
  genes,
  largestStandardError,
  mutationKinds,
  sampleDna,
} from "#content/docs/concepts/dna.ts";
import { mutationProbabilities, ranges, recommended } from "#content/parameters.ts";
import { printed } from "#content/printed.ts";

const rust = (file: string) => readFileSync(`library/rust/src/${file}`, "utf8");
const output = (name: string) => readFileSync(`samples/output/concepts/${name}.txt`, "utf8");

test("the evolution parameters have the spec's names and ranges, in order", () => {
  expect(evolutionParameters.map(({ name, range }) => [name, range])).toEqual([
    ["Population size", "10-10,000"],
    ["Mutation rate", "0.001-0.1"],
    ["Crossover rate", "0.1-0.9"],
    ["Generations", "1 to unbounded"],
    ["Elitism", "0-50%"],
    ["Tournament size", "2-10"],
  ]);
});

test("the defaults match the library", () => {
  const [, body = ""] = /fn default\(\) -> Self \{([^}]+)\}/.exec(rust("config.rs")) ?? [];
  for (const { name, initial } of evolutionParameters) {
    const field = name.toLowerCase().replace(" ", "_");
    const value = initial.endsWith("%") ? Number.parseFloat(initial) / 100 : Number(initial);
    expect(Number(new RegExp(`${field}: ([\\d.]+)`).exec(body)?.[1]), name).toBe(value);
  }
});

test("the recommended values match the spec", () => {
  expect(recommended).toEqual({
    mutationRate: { from: "0.01", to: "0.1" },
    populationSize: "100",
    generations: "100",
  });
});

test("the mutation probabilities match the spec and the library", () => {
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

test("the genes match the library, in sequence order", () => {
  const [, names = ""] = /GENE_NAMES: \[&str; 6\] = \[([^\]]+)\]/.exec(rust("dna/genes.rs")) ?? [];
  expect(genes.map(({ name }) => name)).toEqual(names.match(/\w+/g));
});

test("the DNA in the drawing matches the sample's output and has a valid checksum", () => {
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

test("the documented sequence lengths match the library", () => {
  expect(rust("dna.rs")).toContain(`MIN_LENGTH: usize = ${ranges.sequenceLength.from};`);
  expect(rust("dna.rs")).toContain(`MAX_LENGTH: usize = ${ranges.sequenceLength.to};`);
  expect(rust("dna.rs")).toContain(`LENGTH: usize = ${sampleDna.sequence.length};`);
});

test("settings differ by more than four standard errors exactly where the page says they differ", () => {
  const rates = { name: "dna-rates.txt", html: output("dna-rates") };
  const [small, slow, usual, fast] = ["10 0.01", "100 0.001", "100 0.01", "100 0.1"].map((row) =>
    Number(printed(rates, `${row} ?`)),
  );
  const error = Number(largestStandardError(rates));
  const gaps = [small, slow, fast].map((best) => Math.abs(Number(best) - Number(usual)));
  expect(gaps.map((gap) => gap > 4 * error)).toEqual([true, true, false]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { activationTable, organismNetwork, workedPass } from "#content/docs/concepts/neural.ts";
import { acceptedLearningRate, energyCosts, organismConstants, ranges } from "#content/parameters.ts";
import { activations, curves } from "#simulation/activation.ts";

const rust = (file: string) => readFileSync(`library/rust/src/${file}`, "utf8");
const sample = (name: string) => readFileSync(`samples/rust/concepts/${name}.rs`, "utf8");
const output = (name: string) => readFileSync(`samples/output/concepts/${name}.txt`, "utf8");

test("the drawn network matches the library's network for organisms", () => {
  const source = rust("fitness.rs");
  expect(source).toContain(`const SENSES: usize = ${organismNetwork.senses.length};`);
  expect(source).toContain(`const HIDDEN_NEURONS: usize = ${organismNetwork.hiddenNeurons};`);
  expect(source.match(/(?<=^ {4}Behavior::)\w+(?=,$)/gm)).toEqual(organismNetwork.answers);
  const surroundings = rust("organism/surroundings.rs").match(/(?<=^ {4}pub )\w+(?=: f64)/gm) ?? [];
  expect(organismNetwork.senses).toEqual(["energy", ...surroundings]);
});

test("genes and weights take up all bytes of new DNA", () => {
  const { senses, hiddenNeurons, answers } = organismNetwork;
  const weights = hiddenNeurons * (senses.length + 1) + answers.length * (hiddenNeurons + 1);
  expect(weights).toBe(58);
  expect(rust("dna.rs")).toContain(`LENGTH: usize = ${6 + weights};`);
  expect(rust("dna/genes.rs")).toContain("GENE_NAMES: [&str; 6]");
  expect(rust("dna.rs")).toContain("(f64::from(*byte) - 127.5) / 63.75");
  const [, byte, weight] = /byte (\d+) is weight (\S+)/.exec(output("neural-learn-or-evolve")) ?? [];
  expect(((Number(byte) - 127.5) / 63.75).toFixed(3)).toBe(weight);
});

test("the activation curves match the library", () => {
  for (const [name, { apply }] of Object.entries(curves)) {
    const line = `${name.padEnd(11)}${apply(-3).toFixed(3).padStart(8)} ${apply(3).toFixed(3).padStart(8)}`;
    expect(output("neural-forward").split("\n")).toContain(line);
  }
  const declared = rust("neural/activation.rs").match(/(?<=^ {4})[A-Z]\w+(?=,$)/gm);
  expect(activationTable.rows.map(([name]) => name)).toEqual(declared?.map((name) => `\`${name}\``));
  expect(activations.map((name) => name.replace(" ", ""))).toEqual(declared);
});

interface Neuron {
  bias: number;
  weights: readonly number[];
}

test("the worked forward pass uses the sample's numbers and gives its output", () => {
  const { inputs, hidden, output: last } = workedPass;
  const neurons = [...hidden, last];
  const numbers = neurons
    .flatMap(({ bias, weights }) => [bias, ...weights])
    .map((number) => number.toFixed(1));
  expect(sample("neural-forward").replaceAll(/\s+/g, " ")).toContain(`vec![ ${numbers.join(", ")}, ]`);
  expect(sample("neural-forward")).toContain(
    `forward(&[${inputs.map((input) => input.toFixed(1)).join(", ")}])`,
  );
  const fire = ({ bias, weights }: Neuron, values: readonly number[]) =>
    curves.Softsign.apply(weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), bias));
  const values = hidden.map((neuron) => fire(neuron, inputs));
  const answer = fire(last, values);
  const [first, second] = values.map((value) => value.toFixed(2));
  expect(output("neural-forward")).toContain(`by hand: ${first} and ${second}, then ${answer.toFixed(2)}`);
  expect(output("neural-forward")).toContain(`forward: ${answer.toFixed(2)}`);
});

test("the learning rates match the spec and the library, which has the messages that the page quotes", () => {
  expect(ranges.learningRate).toEqual({ from: "0.001", to: "0.01" });
  const { from, to } = acceptedLearningRate;
  expect(rust("neural.rs")).toContain(`check_range("learning rate", rate, ${from}, ${to})`);
  expect(rust("error.rs")).toContain('"got {count} {name}, but need {expected}"');
  expect(rust("fitness.rs")).toContain(`const LEARNING_RATE: f64 = ${organismConstants.learningRate};`);
});

test("the costs of learning and evolving match the library", () => {
  const source = rust("organism.rs");
  expect(source).toContain(`const INTERACTION_COST: f64 = ${energyCosts.interaction};`);
  expect(source).toContain(`const EVOLUTION_COST: f64 = ${energyCosts.evolution};`);
  expect(source).toContain(`const OFFSPRING_PER_GENERATION: usize = ${organismConstants.mutants};`);
});

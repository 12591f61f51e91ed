import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { initialValues } from "#app/figures/settings.ts";
import { NeuralNetwork } from "#simulation/neural.ts";
import {
  guidance,
  isTrained,
  lossText,
  mostEpochs,
  type NeuralValues,
  neuralSettings,
  neuralState,
  short,
  trainSlice,
} from "./neural-model.ts";
import { taskNames, tasks } from "./neural-tasks.ts";
import { stateInWords } from "./neural-words.ts";

const initial = initialValues(neuralSettings);

function trained(change: Partial<NeuralValues>) {
  const values = { ...initial, ...change };
  while (!isTrained(values)) trainSlice(values);
  return neuralState(values);
}

test("the first frame needs no further training", () => {
  expect(isTrained(initial)).toBe(true);
  expect(neuralState(initial).epoch).toBe(initial.epochs);
});

const printed = readFileSync("samples/output/concepts/neural-learning-rates.txt", "utf8").trimEnd();
const [header = "", ...lines] = printed.split("\n");
const epochs = header.match(/\d+/g)?.map(Number) ?? [];
const runs = lines.map((line) => line.trim().split(/\s+/)).map(([rate, ...losses]) => ({ rate, losses }));

test.for(runs)("rate $rate has the losses that the page's program prints", ({ rate, losses }) => {
  expect(losses.length).toBe(epochs.length);
  const { training } = trained({ rate: Number(rate), epochs: Math.max(...epochs) });
  losses.forEach((loss, index) => {
    if (loss === "overflow") expect(training.overflow).toBe(1);
    else expect(training.losses[epochs[index] ?? 0]?.toFixed(3)).toBe(loss);
  });
});

test("the recommended rates are trained beside every other", () => {
  expect(trained({ rate: 0.1, epochs: 30 }).guides.map(({ rate, epochs }) => [rate, epochs])).toEqual(
    guidance.map((rate) => [rate, 30]),
  );
  expect(trained({ rate: 0.01 }).guides.map(({ rate }) => rate)).toEqual([0.001]);
});

test.for(taskNames)("the pass drawn for %s is the engine's", (task) => {
  const state = trained({ task, epochs: 7, activation: "Softsign", seed: 3 });
  const network = new NeuralNetwork({
    inputSize: state.inputs.length,
    layers: tasks[task].layers,
    activation: "Softsign",
    learningRate: initial.rate,
    seed: 3,
  });
  network.trainAll(tasks[task].pairs, 7);
  const drawn = state.layers.map((neurons) => neurons.map(({ output }) => output));
  expect([state.inputs, ...drawn]).toEqual(network.activations(state.inputs));
});

test("an earlier epoch of a longer training is the same as a shorter training", () => {
  trained({ epochs: 90 });
  const back = trained({ epochs: 40 });
  const other = trained({ epochs: 40, seed: 5 });
  expect(other.layers).not.toEqual(back.layers);
  expect(trained({ epochs: 40 }).layers).toEqual(back.layers);
});

test("a slice ends long before a long training does", () => {
  const values = { ...initial, seed: 8, epochs: mostEpochs };
  neuralState(values);
  trainSlice(values);
  expect(isTrained(values)).toBe(false);
  expect(stateInWords(neuralState(values), values)).toContain("Still training.");
});

test("numbers that overflow are said to", () => {
  const state = trained({ rate: 1 });
  expect(stateInWords(state, { ...initial, rate: 1 })).toContain("In epoch 1, the numbers overflowed");
  expect(state).toMatchObject({ epoch: 1, asked: initial.epochs });
  expect(state.guides.every(({ epochs }) => epochs === initial.epochs)).toBe(true);
  expect(state.layers.flat().every(({ output }) => Number.isNaN(output))).toBe(true);
});

test.for([
  [{ rate: 0.1, epochs: 1 }, "a rate of 0.1 is too high for this task."],
  [{ rate: 0.1, epochs: 200 }, "does worse than both recommended rates"],
  [{ rate: 0.1, epochs: 200, task: "Triggers", activation: "Softsign" }, "does better than both"],
  [{ rate: 0, epochs: 5 }, "A rate of 0 changes nothing."],
  [{ epochs: 0 }, "Not trained yet; the loss is 2.637."],
] as const)("%o is judged in words", ([change, sentence]) => {
  expect(stateInWords(trained(change), { ...initial, ...change })).toContain(sentence);
});

test("a logical task has targets for 0 and 1 only, and inputs no larger", () => {
  expect(trained({ task: "XOR", a: 3, b: 0 }).inputs).toEqual([1, 0]);
  expect(trained({ task: "XOR", a: 1, b: 0 }).targets).toEqual([1]);
  expect(trained({ task: "XOR", a: 0.5, b: 0 }).targets).toBeUndefined();
  expect(tasks.AND.pairs.map(([, targets]) => targets[0])).toEqual([0, 0, 0, 1]);
  expect(tasks.Triggers.pairs).toHaveLength(16);
});

test.for([
  [0, "0.00"],
  [-0.001, "0.00"],
  [-0.5, "−0.50"],
  [12.34, "12.3"],
  [-4321, "−4e3"],
  [Number.NaN, "NaN"],
  [-Infinity, "−∞"],
] as const)("%d is written %s in a neuron", ([value, text]) => {
  expect(short(value)).toBe(text);
});

test("a loss has three places, or a power of ten", () => {
  expect([1.23456, 0.0001, 12_345, Infinity].map(lossText)).toEqual([
    "1.235",
    "1.0e-4",
    "1.2e+4",
    "overflow",
  ]);
});

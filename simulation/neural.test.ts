import { expect, test } from "vitest";
import { cases } from "#tests/simulation/cases.ts";
import { activations } from "./activation.ts";
import { NeuralNetwork, type TrainingPair } from "./neural.ts";
import type { Rng } from "./rng.ts";

/** A network of any small shape, and pairs that fit it. */
function anyTask(rng: Rng) {
  const inputSize = 1 + rng.below(4);
  const layers = Array.from({ length: 1 + rng.below(3) }, () => 1 + rng.below(5));
  const activation = activations[rng.below(activations.length)] ?? "Tanh";
  const network = new NeuralNetwork({
    inputSize,
    layers,
    activation,
    learningRate: 0.1,
    seed: rng.nextU64(),
  });
  const draw = (count: number) => Array.from({ length: count }, () => rng.nextF64());
  const pairs = Array.from({ length: 3 }, (): TrainingPair => [draw(inputSize), draw(layers.at(-1) ?? 0)]);
  return { network, pairs };
}

test("training keeps weights and losses finite, and the same training gives the same network", () => {
  for (const rng of cases(200)) {
    const { network, pairs } = anyTask(rng);
    const before = network.weights;
    const twin = network.copy();
    const losses = network.trainAll(pairs, 20);
    expect([...network.weights, ...losses].every(Number.isFinite)).toBe(true);
    expect(twin.weights).toEqual(before);
    expect(twin.trainAll(pairs, 20)).toEqual(losses);
    expect(twin.weights).toEqual(network.weights);
  }
});

test("a small step lowers the error that it is about, unless there is no slope", () => {
  for (const rng of cases(200)) {
    const { network, pairs } = anyTask(rng);
    network.learningRate = 0.0001;
    const [pair] = pairs;
    const before = network.train(...(pair ?? expect.fail("no pair")));
    expect(network.loss(pairs.slice(0, 1))).toBeLessThanOrEqual(before);
  }
});

test("activations begin with the inputs and end with the outputs, in the range of the function", () => {
  for (const rng of cases(200)) {
    const { network, pairs } = anyTask(rng);
    for (const [inputs] of pairs) {
      const layers = network.activations(inputs);
      expect(layers.map((layer) => layer.length)).toEqual([network.inputSize, ...network.layers]);
      expect(layers[0]).toEqual(inputs);
      expect(layers.at(-1)).toEqual(network.forward(inputs));
      const [low, high] = rangeOf(network);
      for (const output of layers.slice(1).flat()) expect(output >= low && output <= high).toBe(true);
    }
  }
});

function rangeOf({ activation }: NeuralNetwork): [number, number] {
  if (activation === "Relu") return [0, Infinity];
  if (activation === "Leaky Relu") return [-Infinity, Infinity];
  return activation === "Sigmoid" ? [0, 1] : [-1, 1];
}

test("a learning rate outside its range is refused and the old one stays", () => {
  const options = { inputSize: 1, layers: [1], activation: "Tanh", learningRate: 0.5 } as const;
  const network = NeuralNetwork.withWeights({ ...options, weights: [0.25, -1] });
  expect(() => {
    network.learningRate = 1.1;
  }).toThrow("learning rate is 1.1, but must be from 0 to 1");
  expect(network.learningRate).toBe(0.5);
  expect(network.weights).toEqual([0.25, -1]);
  expect(() => NeuralNetwork.withWeights({ ...options, weights: [1] })).toThrow("got 1 weights, but need 2");
});

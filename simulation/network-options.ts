import type { Activation } from "./activation.ts";
import { checkRange, checkWhole } from "./error.ts";
import type { Seed } from "./rng.ts";

export interface NetworkOptions {
  inputSize: number;
  /** The number of neurons in each layer after the input; the last is the output. */
  layers: readonly number[];
  activation: Activation;
  /** The learning rate of gradient descent, 0 to 1. */
  learningRate: number;
}

export interface WithWeights extends NetworkOptions {
  /** For each neuron, layer by layer, its bias and then one weight for each of its inputs. */
  weights: ArrayLike<number>;
}

export interface WithSeed extends NetworkOptions {
  seed: Seed;
}

/** The number of weights of a network with this shape. */
export function weightCount({ inputSize, layers }: NetworkOptions): number {
  checkWhole("input size", inputSize, 1, Infinity);
  checkRange("layer count", layers.length, 1, Infinity);
  let inputs = inputSize;
  let count = 0;
  for (const size of layers) {
    checkWhole("layer size", size, 1, Infinity);
    count += size * (inputs + 1);
    inputs = size;
  }
  return count;
}

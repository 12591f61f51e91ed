import { type Activation, curves } from "./activation.ts";
import type { Dna } from "./dna.ts";
import { checkCount, checkFinite, checkRange, checkWhole } from "./error.ts";
import { type NetworkOptions, type WithSeed, type WithWeights, weightCount } from "./network-options.ts";
import { Rng } from "./rng.ts";

/** A training example: inputs and target outputs. */
export type TrainingPair = readonly [inputs: readonly number[], targets: readonly number[]];

/** A fully connected feed-forward network. */
export class NeuralNetwork {
  readonly inputSize: number;
  readonly layers: readonly number[];
  readonly activation: Activation;
  #learningRate: number;
  readonly #weights: Float64Array;

  /** Missing weights are drawn with the seed, each -1 to 1. */
  constructor(options: WithSeed | WithWeights) {
    const { inputSize, layers, activation, learningRate } = options;
    const size = weightCount(options);
    checkRange("learning rate", learningRate, 0, 1);
    this.inputSize = inputSize;
    this.layers = [...layers];
    this.activation = activation;
    this.#learningRate = learningRate;
    if ("weights" in options) {
      checkCount("weights", options.weights.length, size);
      checkFinite("weight", options.weights);
      this.#weights = new Float64Array(options.weights);
    } else {
      const rng = new Rng(options.seed);
      this.#weights = Float64Array.from({ length: size }, () => rng.nextF64() * 2 - 1);
    }
  }

  /** Reads the weights, -2 to 2, from the bytes after the genes, as in an organism. */
  static fromDna(dna: Dna, options: NetworkOptions): NeuralNetwork {
    return new NeuralNetwork({ ...options, weights: dna.weights(weightCount(options)) });
  }

  static withWeights(options: WithWeights): NeuralNetwork {
    return new NeuralNetwork(options);
  }

  copy(): NeuralNetwork {
    const { inputSize, layers, activation, learningRate } = this;
    return new NeuralNetwork({ inputSize, layers, activation, learningRate, weights: this.#weights });
  }

  get learningRate(): number {
    return this.#learningRate;
  }

  set learningRate(rate: number) {
    checkRange("learning rate", rate, 0, 1);
    this.#learningRate = rate;
  }

  /** A copy, for each neuron, layer by layer: its bias and then one weight for each of its inputs. */
  get weights(): number[] {
    return Array.from(this.#weights);
  }

  /** Returns one number for each neuron of the last layer. */
  forward(inputs: readonly number[]): number[] {
    return this.activations(inputs).at(-1) ?? [];
  }

  /** The inputs, then the outputs of each layer. */
  activations(inputs: readonly number[]): number[][] {
    checkCount("inputs", inputs.length, this.inputSize);
    checkFinite("input", inputs);
    const weights = this.#weights;
    const { apply } = curves[this.activation];
    let values = [...inputs];
    const passed = [values];
    let place = 0;
    for (const size of this.layers) {
      const outputs: number[] = [];
      for (let neuron = 0; neuron < size; neuron++) {
        let sum = weights[place++] ?? 0;
        for (const value of values) sum += (weights[place++] ?? 0) * value;
        outputs.push(apply(sum));
      }
      passed.push(outputs);
      values = outputs;
    }
    return passed;
  }

  /** One step of backpropagation; returns the mean squared error before it. */
  train(inputs: readonly number[], targets: readonly number[]): number {
    this.#checkPair([inputs, targets]);
    const activations = this.activations(inputs);
    const outputs = activations.at(-1) ?? [];
    let blame = outputs.map((output, i) => (2 * (output - (targets[i] ?? 0))) / targets.length);
    let end = this.#weights.length;
    for (let layer = this.layers.length; layer > 0; layer--) {
      const before = activations[layer - 1] ?? [];
      const after = activations[layer] ?? [];
      end -= after.length * (before.length + 1);
      blame = this.#correct(end, before, after, blame);
    }
    return squaredError(outputs, targets);
  }

  /** Trains with all examples in order for a number of epochs; returns the mean loss of each epoch. */
  trainAll(pairs: readonly TrainingPair[], epochs: number): number[] {
    checkWhole("epochs", epochs, 1, Infinity);
    this.#checkPairs(pairs);
    return Array.from({ length: epochs }, () => {
      let total = 0;
      for (const [inputs, targets] of pairs) total += this.train(inputs, targets);
      return total / pairs.length;
    });
  }

  /** The mean squared error over all examples, without training. */
  loss(pairs: readonly TrainingPair[]): number {
    this.#checkPairs(pairs);
    let total = 0;
    for (const [inputs, targets] of pairs) total += squaredError(this.forward(inputs), targets);
    return total / pairs.length;
  }

  /**
   * Updates the weights of the layer at an offset. `blame` is the derivative of the error by each output of the layer;
   * returns the derivative by each of its inputs.
   */
  #correct(start: number, inputs: number[], outputs: number[], blame: number[]): number[] {
    const weights = this.#weights;
    const { slope } = curves[this.activation];
    const passedOn = inputs.map(() => 0);
    let place = start;
    outputs.forEach((output, neuron) => {
      const share = (blame[neuron] ?? 0) * slope(output);
      const step = this.#learningRate * share;
      weights[place] = (weights[place] ?? 0) - step;
      place++;
      inputs.forEach((value, i) => {
        const weight = weights[place] ?? 0;
        passedOn[i] = (passedOn[i] ?? 0) + share * weight;
        weights[place++] = weight - step * value;
      });
    });
    return passedOn;
  }

  #checkPairs(pairs: readonly TrainingPair[]): void {
    checkRange("pairs", pairs.length, 1, Infinity);
    for (const pair of pairs) this.#checkPair(pair);
  }

  #checkPair([inputs, targets]: TrainingPair): void {
    checkCount("inputs", inputs.length, this.inputSize);
    checkCount("targets", targets.length, this.layers.at(-1) ?? 0);
    checkFinite("input", inputs);
    checkFinite("target", targets);
  }
}

function squaredError(outputs: readonly number[], targets: readonly number[]): number {
  let total = 0;
  outputs.forEach((output, i) => {
    const difference = output - (targets[i] ?? 0);
    total += difference * difference;
  });
  return total / targets.length;
}

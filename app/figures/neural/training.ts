import type { Activation } from "#simulation/activation.ts";
import { NeuralNetwork } from "#simulation/neural.ts";
import type { Task } from "./neural-tasks.ts";

export interface TrainingOptions {
  task: Task;
  activation: Activation;
  rate: number;
  seed: number;
}

/** The training of one network, which can be inspected after every epoch so far. */
export class Training {
  readonly rate: number;
  /** The loss before training, then the mean loss of each epoch. */
  readonly losses: number[];
  /** The epoch in which the numbers overflowed; training stops there. */
  overflow: number | undefined;
  readonly #task: Task;
  readonly #network: NeuralNetwork;
  readonly #weights: number[][];

  constructor({ task, activation, rate, seed }: TrainingOptions) {
    const { layers, inputNames } = task;
    this.rate = rate;
    this.#task = task;
    this.#network = new NeuralNetwork({
      inputSize: inputNames.length,
      layers,
      activation,
      learningRate: rate,
      seed,
    });
    this.losses = [this.#network.loss(task.pairs)];
    this.#weights = [this.#network.weights];
  }

  /** The number of epochs trained. */
  get epochs(): number {
    return this.losses.length - 1;
  }

  isTrainedTo(epoch: number): boolean {
    return this.overflow !== undefined || this.epochs >= epoch;
  }

  /** Whether the loss is higher than without training. */
  hasGrown(epoch: number): boolean {
    return (this.overflow ?? Infinity) <= epoch || (this.losses[epoch] ?? 0) > (this.losses[0] ?? 0);
  }

  /** Returns the number of training examples processed. */
  trainEpoch(): number {
    const [loss = Number.NaN] = this.#network.trainAll(this.#task.pairs, 1);
    const { weights } = this.#network;
    this.losses.push(loss);
    this.#weights.push(weights);
    if (![loss, ...weights].every(Number.isFinite)) this.overflow = this.epochs;
    return this.#task.pairs.length;
  }

  /** For each neuron, layer by layer, its bias and then one weight per input. */
  weightsAfter(epoch: number): readonly number[] {
    return this.#weights[epoch] ?? [];
  }
}

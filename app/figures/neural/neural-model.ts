import { type Settings, seedSetting, type Values } from "#app/figures/settings.ts";
import { ranges } from "#content/parameters.ts";
import { activations, curves } from "#simulation/activation.ts";
import { type Task, type TaskName, taskNames, tasks } from "./neural-tasks.ts";
import { Training } from "./training.ts";

/** The lowest and highest learning rates that the documentation recommends. */
export const guidance = [Number(ranges.learningRate.from), Number(ranges.learningRate.to)] as const;
export const mostEpochs = 500;

const input = { from: 0, to: 4, step: 0.25 };
const rates = [0, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

/** The initial network and learning rate are those of the page's program about learning rates. */
export const neuralSettings = {
  task: { label: "Task", options: taskNames, initial: "Distance" },
  activation: { label: "Activation function", options: activations, initial: "Leaky Relu" },
  rate: {
    label: "Learning rate",
    from: 0,
    to: 1,
    step: 0.0001,
    initial: 0.01,
    stops: rates,
    spoken: (rate: number) => (isGuided(rate) ? `${rate}, recommended` : String(rate)),
  },
  epochs: { label: "Epochs trained", from: 0, to: mostEpochs, step: 1, initial: 20 },
  a: { label: "First input", initial: 3, ...input },
  b: { label: "Second input", initial: 1, ...input },
  c: { label: "Third input", initial: 0, ...input },
  d: { label: "Fourth input", initial: 1, ...input },
  seed: { ...seedSetting, initial: 4 },
} satisfies Settings;

export const inputKeys = ["a", "b", "c", "d"] as const;

export type NeuralValues = Values<typeof neuralSettings>;

/** The settings by task, whose inputs have names and a maximum. */
export const inputSettings = Object.fromEntries(
  taskNames.map((name) => [name, { ...neuralSettings, ...inputsFor(tasks[name]) }]),
) as Record<TaskName, typeof neuralSettings>;

function inputsFor({ inputNames, largestInput }: Task) {
  return Object.fromEntries(
    inputNames.map((name, place) => {
      const key = inputKeys[place] ?? "a";
      const format = (value: number) => String(Math.min(value, largestInput));
      return [key, { ...neuralSettings[key], label: `Input ${name}`, to: largestInput, format }];
    }),
  );
}

export function isGuided(rate: number): boolean {
  return rate >= guidance[0] && rate <= guidance[1];
}

export interface Neuron {
  bias: number;
  weights: readonly number[];
  sum: number;
  output: number;
}

export interface NeuralState {
  task: Task;
  /** The number of epochs trained so far. */
  epoch: number;
  /** The number of epochs requested. */
  asked: number;
  inputs: readonly number[];
  layers: readonly (readonly Neuron[])[];
  /** The target outputs; undefined if the task has no answer for these inputs. */
  targets: readonly number[] | undefined;
  training: Training;
  /** The same training at the recommended learning rates, for comparison. */
  guides: readonly Training[];
}

// The work per slice: short enough for a slow CPU.
const stepsPerSlice = 200;

let running: { key: string; all: Training[] } | undefined;

/** The trainings for these settings: the reader's, then those at the recommended rates. */
function trainings({ task, activation, seed, rate, epochs }: NeuralValues): Training[] {
  const key = [task, activation, seed, rate].join();
  if (running?.key !== key) {
    const apart = [rate, ...guidance.filter((advised) => advised !== rate)];
    const all = apart.map((each) => new Training({ task: tasks[task], activation, seed, rate: each }));
    // The first frame is complete at once; later ones are trained in slices.
    if (!running) trainAll(all, Math.min(epochs, neuralSettings.epochs.initial), Infinity);
    running = { key, all };
  }
  return running.all;
}

function trainAll(all: readonly Training[], epoch: number, steps: number): void {
  let left = steps;
  for (const training of all) {
    while (!training.isTrainedTo(epoch) && left > 0) left -= training.trainEpoch();
  }
}

export function isTrained(values: NeuralValues): boolean {
  return trainings(values).every((training) => training.isTrainedTo(values.epochs));
}

/** Continues training for one slice. */
export function trainSlice(values: NeuralValues): void {
  trainAll(trainings(values), values.epochs, stepsPerSlice);
}

/** The task's inputs, clamped to its maximum. */
function inputsOf(values: NeuralValues): number[] {
  const { inputNames, largestInput } = tasks[values.task];
  return inputKeys.slice(0, inputNames.length).map((key) => Math.min(values[key], largestInput));
}

export function neuralState(values: NeuralValues): NeuralState {
  const [training, ...guides] = trainings(values);
  if (!training) throw new Error("nothing is trained");
  const task = tasks[values.task];
  const inputs = inputsOf(values);
  const epoch = Math.min(values.epochs, training.epochs);
  const layers = passThrough(task, values, inputs, training.weightsAfter(epoch));
  return {
    task,
    epoch,
    asked: values.epochs,
    inputs,
    layers,
    targets: task.targets(inputs),
    training,
    guides,
  };
}

/** The forward pass with the details of each neuron, adding in the engine's order. */
function passThrough(
  { layers }: Task,
  { activation }: NeuralValues,
  inputs: readonly number[],
  weights: readonly number[],
): Neuron[][] {
  const { apply } = curves[activation];
  let values = inputs;
  let place = 0;
  return layers.map((size) => {
    const neurons = Array.from({ length: size }, () => {
      const [bias = 0, ...own] = weights.slice(place, place + 1 + values.length);
      place += 1 + values.length;
      const sum = own.reduce((total, weight, index) => total + weight * (values[index] ?? 0), bias);
      return { bias, weights: own, sum, output: apply(sum) };
    });
    values = neurons.map(({ output }) => output);
    return neurons;
  });
}

/** Formats a number for tables and text. */
export function short(value: number): string {
  const size = Math.abs(value);
  return inDigits(value, size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

/** Formats a number to fit a neuron. */
export function brief(value: number): string {
  return inDigits(value, Math.abs(value) >= 10 ? 0 : 1);
}

function inDigits(value: number, places: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "NaN" : value < 0 ? "−∞" : "∞";
  const text = Math.abs(value) >= 1000 ? value.toExponential(0).replace("+", "") : value.toFixed(places);
  return text.replace(/^-(?=[0.]*$)/, "").replace("-", "−");
}

export function lossText(loss: number): string {
  if (!Number.isFinite(loss)) return "overflow";
  return loss >= 1000 || (loss > 0 && loss < 0.0005) ? loss.toExponential(1) : loss.toFixed(3);
}

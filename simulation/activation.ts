import { sigmoid, tanh } from "./maths.ts";

export const activations = ["Relu", "Leaky Relu", "Sigmoid", "Tanh", "Softsign"] as const;

/** Computes a neuron's output from the weighted sum of its inputs. */
export type Activation = (typeof activations)[number];

const leak = 0.01;

interface Curve {
  apply(sum: number): number;
  /** The derivative of the activation function, computed from its output. */
  slope(output: number): number;
}

export const curves: Record<Activation, Curve> = {
  Relu: { apply: relu, slope: (output) => (output > 0 ? 1 : 0) },
  "Leaky Relu": {
    apply: (sum) => (sum > 0 ? sum : leak * sum),
    slope: (output) => (output > 0 ? 1 : leak),
  },
  Sigmoid: { apply: sigmoid, slope: (output) => output * (1 - output) },
  Tanh: { apply: tanh, slope: (output) => 1 - output * output },
  Softsign: {
    apply: (sum) => sum / (1 + Math.abs(sum)),
    slope: (output) => (1 - Math.abs(output)) * (1 - Math.abs(output)),
  },
};

/** Not Math.max, which returns NaN for NaN; the reference returns 0. */
function relu(sum: number): number {
  if (sum > 0) return sum;
  return 0;
}

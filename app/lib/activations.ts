/** The activation functions of the library, by the names that it prints. A test compares them with its output. */
export const activations = {
  Relu: (sum: number) => Math.max(sum, 0),
  "Leaky Relu": (sum: number) => (sum > 0 ? sum : 0.01 * sum),
  Sigmoid: (sum: number) => 1 / (1 + Math.exp(-sum)),
  Tanh: (sum: number) => Math.tanh(sum),
  Softsign: (sum: number) => sum / (1 + Math.abs(sum)),
} as const;

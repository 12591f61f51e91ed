/** The documented ranges, as pages write them. */
export const ranges = {
  gene: { from: "0.0", to: "1.0" },
  populationSize: { from: "10", to: "10,000" },
  mutationRate: { from: "0.001", to: "0.1" },
  crossoverRate: { from: "0.1", to: "0.9" },
  /** Guidance; anything from 0.0 to 1.0 is accepted. */
  learningRate: { from: "0.001", to: "0.01" },
} as const;

/** Settings that the documentation's examples use. */
export const exampleSettings = {
  gossipTimeToLive: 10,
  rateLimit: { messages: 100, seconds: 60 },
} as const;

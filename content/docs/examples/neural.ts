import { type Output, printed } from "../../printed.ts";
import type { ContentRecord } from "../../schema.ts";

export const neuralExamples = {
  backpropagation: {
    title: "Train by Backpropagation",
    description:
      "Train Ada’s network, which has 58 weights, to respond to 16 situations with the right behavior.",
    difficulty: "Advanced",
    duration: "20 min",
    code: "rust/examples/neural-backpropagation.rs",
    expectedOutput: "output/examples/neural-backpropagation.txt",
  },
  evolution: {
    title: "Evolve a Network",
    description:
      "Evolve the weights of the same network for 200 generations, then fine-tune the best network.",
    difficulty: "Advanced",
    duration: "25 min",
    code: "rust/examples/neural-evolution.rs",
    expectedOutput: "output/examples/neural-evolution.txt",
  },
} satisfies Record<string, ContentRecord<"example">>;

const examples = 16;
const epochs = 1000;
const generations = 200;
/** The first population, then its children; the elite of five is not evaluated again. */
const networks = 100 + generations * 95;

/** Both methods, compared by the outputs of the two programs. */
export function comparisonRows(trained: Output, evolved: Output): string[][] {
  const loss = (output: Output, line: string) => printed(output, `${line}: loss ?`);
  const count = (value: number) => value.toLocaleString("en-US");
  return [
    [
      "Initial loss",
      `${loss(trained, "epoch 0")}, Ada’s network`,
      `${loss(evolved, "generation 0")}, the best of 100 networks`,
    ],
    ["Final loss", loss(trained, `epoch ${epochs}`), loss(evolved, `generation ${generations}`)],
    ["Duration", `${epochs} epochs`, `${generations} generations`],
    [
      "Work",
      `${count(epochs * examples)} training steps`,
      `${count(networks)} networks and ${count(networks * examples)} forward passes`,
    ],
    ["Requires", "the correct output for every input", "a fitness value from 0.0 to 1.0"],
    ["Inherited", "no: the DNA stays the same", "yes: the weights are in the DNA"],
  ];
}

export const neuralPractices = {
  dos: [
    "Report the loss together with the number of correct responses: either one alone can be misleading",
    "Start with a learning rate of 0.01 and try others before you add epochs",
    "Divide a loss by its largest possible value to turn it into a fitness value",
    "Fine-tune an evolved network by backpropagation if you know the correct outputs",
  ],
  donts: [
    "Train a Relu or Leaky Relu output toward -1.0: Relu can’t go below zero, and Leaky Relu barely can",
    "Expect children to inherit what a parent has learned: training doesn’t change DNA",
    "Evolve weights if you can use backpropagation: evolution needs far more forward passes",
    "Compare epochs with generations: count training steps and forward passes instead",
  ],
} as const;

import type { ContentRecord } from "../../schema.ts";

export const neuralExamples = {
  backpropagation: {
    title: "Train by Backpropagation",
    description: "Teach a network of 58 weights when to explore, stay put, seek company or turn aggressive.",
    difficulty: "Advanced",
    duration: "20 min",
    code: "rust/examples/neural-backpropagation.rs",
    expectedOutput: "output/examples/neural-backpropagation.txt",
  },
  evolution: {
    title: "Evolve a Network",
    description:
      "Let 100 organisms find weights for the same 16 lessons in 200 generations, then train the best.",
    difficulty: "Advanced",
    duration: "25 min",
    code: "rust/examples/neural-evolution.rs",
    expectedOutput: "output/examples/neural-evolution.txt",
  },
} satisfies Record<string, ContentRecord<"example">>;

/** What is compared, then both ways; the losses are those of the two outputs. */
export const comparisonRows = [
  ["Loss at the start", "1.257, one random network", "0.769, the best of 100"],
  ["Loss at the end", "0.108 after 1000 epochs", "0.109 after 200 generations"],
  ["All 16 right", "by epoch 500", "by generation 100"],
  ["Work", "16,000 steps of training", "19,100 networks, 305,600 forward passes"],
  ["What it needs", "the right answer to every lesson", "one number from 0.0 to 1.0"],
  ["Who keeps it", "this network only", "all descendants, through their DNA"],
] as const;

export const neuralPractices = {
  dos: [
    "Follow the loss and the number of right answers together: either alone can mislead",
    "Begin with a learning rate of 0.01 and compare it with 0.001 before you add epochs",
    "Scale a loss to 0.0-1.0 by its largest possible value when you use it as fitness",
    "Train the best evolved network a little further when you have the right answers",
  ],
  donts: [
    "Ask a Relu or Leaky Relu output for -1.0: it hardly goes below zero",
    "Expect children to inherit what a parent has learned: DNA stays as it is",
    "Evolve weights where backpropagation works: it takes many more passes",
    "Compare two methods by generations and epochs: count the work in each",
  ],
} as const;

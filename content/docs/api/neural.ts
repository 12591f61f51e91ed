import { ranges } from "../../parameters.ts";
import type { ApiModule } from "../../schema.ts";

export const neuralModule: ApiModule = {
  name: "Neural Network",
  icon: "brain",
  description: "Create a network from a seed, from DNA or from given weights, then run it and train it.",
  slug: "api/neural",
  concept: "concepts/neural",
  sections: [
    {
      title: "Creating a network",
      intro:
        "The three constructors differ in where the weights come from: a seed, DNA or a list. An organism’s network has an input size of 4 and layers of 6 and 4: four inputs, six hidden neurons and four outputs.",
      groups: [
        { functions: ["NeuralNetwork::new"], sample: "rust/api/neural-network-new.rs" },
        {
          functions: ["NeuralNetwork::from_dna"],
          sample: "rust/api/neural-network-from-dna.rs",
        },
        {
          functions: ["NeuralNetwork::with_weights"],
          sample: "rust/api/neural-network-with-weights.rs",
        },
      ],
      types: ["NeuralNetwork"],
    },
    {
      title: "Forward pass",
      intro:
        "The network is evaluated layer by layer. Each neuron adds up its bias and weighted inputs, and the activation function turns the sum into its output.",
      groups: [
        {
          functions: ["NeuralNetwork::forward"],
          sample: "rust/api/neural-network-forward.rs",
        },
        { functions: ["Activation::apply"], sample: "rust/api/activation-apply.rs" },
      ],
      types: ["Activation"],
    },
    {
      title: "Training",
      intro:
        "Training uses stochastic gradient descent: the weights are updated after each example, a pair of inputs and targets.",
      groups: [
        { functions: ["NeuralNetwork::train"], sample: "rust/api/neural-network-train.rs" },
        {
          functions: ["NeuralNetwork::train_all", "NeuralNetwork::loss"],
          sample: "rust/api/neural-network-train-all.rs",
        },
        {
          functions: ["NeuralNetwork::learning_rate", "NeuralNetwork::set_learning_rate"],
          sample: "rust/api/neural-network-learning-rate.rs",
        },
      ],
      types: [],
    },
    {
      title: "Saving a network",
      intro:
        "To save a network, store these values and the learning rate. To restore it, pass them to `with_weights`.",
      groups: [
        {
          functions: [
            "NeuralNetwork::input_size",
            "NeuralNetwork::layers",
            "NeuralNetwork::activation",
            "NeuralNetwork::weights",
          ],
          sample: "rust/api/neural-network-weights.rs",
        },
      ],
      types: [],
    },
  ],
};

/** The best-practices card of the page. */
export const neuralPractices = {
  dos: [
    `Start with a learning rate of ${ranges.learningRate.from}-${ranges.learningRate.to}`,
    "Scale all inputs to about the same range, for example 0.0-1.0",
    "Watch the losses that `train_all` returns, and stop when they no longer fall",
    "Test with examples that you didn’t train on",
  ],
  donts: [
    "Set targets outside the range of the activation function, such as 1.5 for Tanh",
    "Keep using Relu if the loss never falls: a neuron that always outputs 0.0 can’t learn",
    "Use learning rates near 1.0: the steps overshoot the minimum",
    "Expect training to change the DNA: its bytes stay the same",
  ],
} as const;

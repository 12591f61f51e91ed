import { ranges } from "../../parameters.ts";
import type { ApiModule } from "../../schema.ts";

export const neuralModule: ApiModule = {
  name: "Neural Network",
  description: "Build a network from a seed, from DNA or from weights of your own, run it and train it.",
  slug: "api/neural",
  concept: "concepts/neural",
  sections: [
    {
      title: "Building a network",
      intro:
        "The three functions differ only in where the weights come from: a seed, DNA or you. The shape is given in the same way for all: an input size of 4 and the layers 6 and 4 are four inputs, six hidden neurons and four outputs.",
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
      title: "Running it",
      intro:
        "Numbers pass through layer by layer. A neuron adds its bias and its weighted inputs, and the activation function turns the sum into its output.",
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
        "Training moves the weights against the error, one pair of inputs and targets at a time. Targets must lie where the activation function can reach them.",
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
      title: "Reading a network",
      intro:
        "What a network was built with can be read again. Together with the learning rate, these are the arguments that `with_weights` needs to restore it.",
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
    `Begin with a learning rate of ${ranges.learningRate.from}-${ranges.learningRate.to}`,
    "Bring all inputs to about the same size, for example 0.0-1.0",
    "Watch the losses that train_all returns: when they stop falling, stop training",
    "Measure the loss on pairs that were not used for training",
  ],
  donts: [
    "Ask for a target of 1.5 from Tanh or of -1.0 from Sigmoid: they can never give it",
    "Go on with Relu when the loss never falls: a neuron that always answers 0.0 cannot learn",
    "Raise the learning rate to the end of its range: the weights jump past the best values",
    "Train a network from from_dna and expect the DNA to follow: its bytes stay as they are",
  ],
} as const;

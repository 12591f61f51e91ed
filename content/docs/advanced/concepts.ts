import type { ContentRecord } from "../../schema.ts";

type Concept = ContentRecord<"concept">;

/** Each category with its concepts, in the order of the page. */
export const advancedConcepts = {
  "Complex Genetic Algorithms": [
    {
      title: "Multi-objective evolution",
      description: "Optimize several objectives at once and keep the best compromises.",
      difficulty: "Advanced",
      content:
        "One solution dominates another if it is at least as good in every objective and better in at least one. The nondominated solutions form the Pareto front: along it, you can improve one objective only at the expense of another. `Population::with_fitness` takes a function that returns one number, so the usual workaround is a weighted sum. If the front is nonconvex, a weighted sum misses part of it: here, all but the ends. NSGA-II (Deb and others, 2002) ranks solutions by dominance instead and uses crowding distance to keep the front spread out.",
      code: "rust/advanced/multi-objective.rs",
      applications: [
        "Trading strength against weight in engineering",
        "Networks that are accurate and small",
      ],
    },
    {
      title: "Co-evolution",
      description: "Evolve populations that determine each other’s fitness.",
      difficulty: "Expert",
      content:
        "Hillis (1990) evolved sorting networks against test cases that were rewarded for being hard, and got better sorters than with fixed tests. But fitness becomes relative: a constant score can mean that both sides improve or that neither does. To measure progress, Cliff and Miller (1995) tested each generation against earlier opponents.",
      code: "rust/advanced/co-evolution.rs",
      applications: ["Game strategies without an expert opponent", "Test generation", "Host-parasite models"],
    },
  ],
  "Advanced Neural Architectures": [
    {
      title: "Recurrent networks",
      description: "Feed a network’s outputs back into its inputs.",
      difficulty: "Advanced",
      content:
        "`NeuralNetwork` is feed-forward: the same inputs always give the same outputs. In a Jordan network (Jordan, 1986), the outputs become extra inputs in the next step. Here the first of three outputs is the answer, and the others are free to act as memory. `train` doesn’t backpropagate through time, so the program evolves the weights.",
      code: "rust/advanced/recurrent-network.rs",
      applications: ["Time series", "Control with incomplete sensors"],
    },
    {
      title: "Attention",
      description: "Weight any number of inputs by relevance.",
      difficulty: "Expert",
      content:
        "A network has a fixed number of inputs, but an organism may receive two messages or sixteen. Attention computes the dot product of a query and each message’s key and turns these products into weights that sum to 1.0. The answer is the weighted sum of the messages’ values. As in Vaswani and others (2017), the dot products are divided by the square root of the key’s dimension.",
      code: "rust/advanced/attention.rs",
      applications: ["Selecting among a cluster’s messages", "Groups of varying size"],
    },
  ],
  "Emergent Behavior Patterns": [
    {
      title: "Swarm intelligence",
      description: "Coordinate a group without a leader.",
      difficulty: "Advanced",
      content:
        "In the model by Vicsek and others (1995), each particle adopts the mean heading of its neighbors, plus noise. The program leaves out the noise. Couzin and others (2005) found that a few members with a preferred direction can guide a group that doesn’t know who they are.",
      code: "rust/advanced/swarm.rs",
      applications: ["Robot swarms without a central controller", "Models of information flow in groups"],
    },
    {
      title: "Self-organizing systems",
      description: "Find global patterns that no rule describes.",
      difficulty: "Expert",
      content:
        "A system is self-organizing if a global pattern arises from local interactions alone. Camazine and others (2001) describe the mechanism: positive feedback amplifies small differences until negative feedback limits them. In `Environment`, Social and Aggressive organisms move toward the nearest organism in sight; no rule mentions groups.",
      code: "rust/advanced/self-organization.rs",
      applications: [
        "Decentralized load balancing",
        "Models of colonies and crowds",
        "Finding the local rule behind a pattern",
      ],
    },
  ],
} as const satisfies Record<string, readonly Concept[]>;

/** The output of the `multi-objective` sample. */
export const paretoFront = {
  points: [
    { pace: 0, thrift: 1 },
    { pace: 0.25, thrift: 0.56 },
    { pace: 0.5, thrift: 0.25 },
    { pace: 0.75, thrift: 0.06 },
    { pace: 1, thrift: 0 },
  ],
  weightedSum: { pace: 0, thrift: 1 },
} as const;

export const conceptPractices = {
  dos: [
    "Look at the whole front before you choose a solution",
    "Test co-evolving populations against saved ancestors",
    "Run a control without the interaction before you call a pattern emergent",
  ],
  donts: [
    "Read a flat score in co-evolution as a lack of change",
    "Add recurrence or attention before a plain network has failed at the task",
  ],
};

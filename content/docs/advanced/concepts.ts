import type { ContentRecord } from "../../schema.ts";

type Concept = ContentRecord<"concept">;

/** Each family of ideas with its concepts, in the order of the page. */
export const advancedConcepts = {
  "Complex Genetic Algorithms": [
    {
      title: "Multi-objective evolution",
      description: "Several aims at once, and the best compromises between them.",
      difficulty: "Advanced",
      content:
        "One organism dominates another if it is at least as good in every objective and better in one. Those that nothing dominates form the Pareto front: along it, you gain in one objective only by losing in another. `Population::with_fitness` takes one number, so the usual way out is a weighted sum. Where the front is bent inwards, a sum finds nothing but its ends, whatever the weights are. NSGA-II (Deb and others, 2002) ranks by dominance instead and keeps the front spread out by crowding.",
      code: "rust/advanced/multi-objective.rs",
      applications: [
        "Engineering: strength against weight",
        "Networks both accurate and small",
        "Planning with cost, time and risk",
      ],
    },
    {
      title: "Co-evolution",
      description: "Populations that are each other’s measure of fitness.",
      difficulty: "Expert",
      content:
        "Hillis (1990) evolved sorting networks against test cases that were rewarded for being hard, and reported better sorters than with fixed tests. The price is that fitness loses its scale: a score of 0.5 says nothing about progress, because both sides may have improved. Cliff and Miller (1995) call it tracking the Red Queen, and measure against ancestors.",
      code: "rust/advanced/co-evolution.rs",
      applications: [
        "Game strategies without an expert",
        "Test cases that find weak spots",
        "Models of hosts and parasites",
      ],
    },
  ],
  "Advanced Neural Architectures": [
    {
      title: "Recurrent networks",
      description: "Networks that hear their own last answer.",
      difficulty: "Advanced",
      content:
        "`NeuralNetwork` is feed-forward: the same inputs always give the same outputs. Jordan (1986) passed its outputs in again with the next inputs, Elman (1990) its hidden activations. With `forward` only the former is possible. Two of the sample’s three outputs are free for memory. `train` does not follow errors back through time, so the sample evolves the weights.",
      code: "rust/advanced/recurrent-network.rs",
      applications: ["Signals in time", "Control with incomplete sensors", "Organisms that react to change"],
    },
    {
      title: "Attention",
      description: "A weighted look at any number of inputs.",
      difficulty: "Expert",
      content:
        "A network has a fixed number of inputs, but an organism may hear two messages or sixteen. Attention compares a query with the key of each message and turns the products into shares that add up to 1.0; the answer is the sum of the values by their shares. As in Vaswani and others (2017), products are divided by the square root of the key’s width.",
      code: "rust/advanced/attention.rs",
      applications: [
        "Choosing among a cluster’s messages",
        "Memory read by content",
        "Groups that change in size",
      ],
    },
  ],
  "Emergent Behavior Patterns": [
    {
      title: "Swarm intelligence",
      description: "A group that decides although nobody knows who leads.",
      difficulty: "Advanced",
      content:
        "Reynolds (1987) made flocks from three local rules: keep apart, align, stay together. The sample has only the second, as in the model of Vicsek and others (1995), but no noise. Couzin and others (2005) found that a small share of members with a goal can guide the rest, which cannot tell who they are.",
      code: "rust/advanced/swarm.rs",
      applications: [
        "Robots without a central controller",
        "Routing and search by simple agents",
        "How information spreads in groups",
      ],
    },
    {
      title: "Self-organizing systems",
      description: "Order out of local interaction, with no plan of the whole.",
      difficulty: "Expert",
      content:
        "A system organizes itself if a pattern of the whole appears that no rule mentions. Camazine and others (2001) describe how: positive feedback, in which what is there attracts more, held in check by negative feedback. In `Environment`, a Social organism goes to the nearest one in sight; no rule speaks of groups. To show that they form, you need a control without the interaction, because chance makes clumps too.",
      code: "rust/advanced/self-organization.rs",
      applications: [
        "Load sharing without a coordinator",
        "Models of colonies and crowds",
        "Which local rule causes a pattern",
      ],
    },
  ],
} as const satisfies Record<string, readonly Concept[]>;

/** What `multi-objective` prints. */
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
    "Look at the front first; then choose a point on it.",
    "Measure co-evolving populations against saved ancestors too.",
    "Run a control with the interaction switched off before you call a pattern emergent.",
  ],
  donts: [
    "Don’t read a flat score in co-evolution as standstill.",
    "Don’t add recurrence or attention before a plain network has failed at the task.",
  ],
};

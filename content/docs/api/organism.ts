import type { ApiModule } from "../../schema.ts";

export const organismModule: ApiModule = {
  name: "Organism",
  icon: "activity",
  description: "Create a Tron, manage its life cycle, read its state and train its behavior.",
  slug: "api/organism",
  concept: "concepts/organisms",
  sections: [
    {
      title: "Creation",
      intro:
        "Create an organism in two steps: `Tron::new` takes its DNA, and `initialize_neural_network` builds the network that the DNA encodes. Then it can evolve, interact, learn and reproduce.",
      groups: [
        { functions: ["Tron::new", "Tron::dna"], sample: "rust/api/tron-new.rs" },
        {
          functions: ["Tron::initialize_neural_network", "Tron::network"],
          sample: "rust/api/tron-initialize.rs",
        },
      ],
      types: ["Tron"],
    },
    {
      title: "Lifecycle",
      intro:
        "These calls move an organism through its life cycle or pause it. Time is simulated: a call returns at once and adds the duration of its stage to the age.",
      groups: [
        { functions: ["Tron::evolve"], sample: "rust/api/tron-evolve.rs" },
        { functions: ["Tron::reproduce"], sample: "rust/api/tron-reproduce.rs" },
        {
          functions: ["Tron::pause", "Tron::resume", "Tron::is_paused"],
          sample: "rust/api/tron-pause.rs",
        },
        { functions: ["Tron::terminate"], sample: "rust/api/tron-terminate.rs" },
        { functions: ["Tron::stage", "Stage::seconds"], sample: "rust/api/tron-stage.rs" },
      ],
      types: ["Stage"],
    },
    {
      title: "State",
      intro:
        "You can read every value at any time, even after termination. You can also add energy, set the position and store values in memory.",
      groups: [
        {
          functions: ["Tron::state", "Tron::generation", "Tron::fitness", "Tron::age"],
          sample: "rust/api/tron-state.rs",
        },
        {
          functions: ["Tron::energy", "Tron::health", "Tron::feed"],
          sample: "rust/api/tron-energy.rs",
        },
        {
          functions: ["Tron::position", "Tron::move_to", "Position::distance"],
          sample: "rust/api/tron-position.rs",
        },
        { functions: ["Tron::memory", "Tron::remember"], sample: "rust/api/tron-memory.rs" },
      ],
      types: ["State", "Position"],
    },
    {
      title: "Behavior",
      intro:
        "The neural network has four inputs (energy, danger, company and novelty) and one output for each of four behaviors. The organism adopts the behavior with the strongest output.",
      groups: [
        {
          functions: ["Tron::interact", "Tron::behavior"],
          sample: "rust/api/tron-interact.rs",
        },
        { functions: ["Tron::learn"], sample: "rust/api/tron-learn.rs" },
        { functions: ["Behavior::triggers"], sample: "rust/api/behavior-triggers.rs" },
      ],
      types: ["Surroundings", "Behavior"],
    },
  ],
};

/** The best-practices card of the page. */
export const organismPractices = {
  dos: [
    "Initialize each organism right after you create it, including children",
    "Feed an organism before its energy runs out: 50 calls to evolve use it up",
    "Evolve first, then train: a fitter mutant replaces the trained network",
    "Read what you need from the network before you terminate the organism",
  ],
  donts: [
    "Judge an organism before it has evolved: its network has random weights",
    "Expect children to inherit what their parents learned: only DNA is inherited",
    "Treat the age as real time: it counts simulated seconds",
  ],
} as const;

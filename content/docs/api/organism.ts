import type { ApiModule } from "../../schema.ts";

export const organismModule: ApiModule = {
  name: "Organism",
  description: "Create a Tron, take it through its life, read its state and see how it behaves.",
  slug: "api/organism",
  concept: "concepts/organisms",
  sections: [
    {
      title: "Creation",
      intro:
        "An organism is made in two steps: `Tron::new` gives it DNA, `initialize_neural_network` builds the network that the DNA describes. Only then can it evolve, interact, learn and reproduce.",
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
        "Each of these calls enters a stage of life or stops it for a while. Time is simulated: the call returns at once, and the age grows by the time that the stage takes.",
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
        "Every value can be read at any time, even after termination; only `network` returns `None` then. Energy, position and memory can also be changed from outside.",
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
        "The neural network senses four numbers, energy, danger, company and novelty, and gives each of four behaviors a strength. The strongest one is what the organism does.",
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
    "Initialize every organism as soon as it is created, children included",
    "Feed it before the energy is used up: 50 generations of evolve cost all of it",
    "Let it evolve first and learn afterwards: a fitter mutant starts without what was learned",
    "Read what you need from the network before you terminate the organism",
  ],
  donts: [
    "Judge an organism by its first answers: before evolution they are drawn by chance",
    "Expect children to know what their parents have learned: only DNA is inherited",
    "Ask reproduce for an initialized child: it comes without a neural network",
    "Take its age for real time: it counts simulated seconds",
  ],
} as const;

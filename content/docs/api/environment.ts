import type { ApiModule } from "../../schema.ts";

export const environmentModule: ApiModule = {
  name: "Environment",
  description: "Give organisms land and food and let time pass, or let a whole population evolve.",
  slug: "api/environment",
  concept: "concepts/organisms",
  sections: [
    {
      title: "Land and resources",
      intro: "An environment begins empty. Its seed decides where organisms are put and where they wander.",
      groups: [
        {
          functions: [
            "Environment::new",
            "Environment::with_seed",
            "Environment::width",
            "Environment::height",
          ],
          sample: "rust/api/environment-new.rs",
        },
        {
          functions: ["Environment::add_resource", "Environment::resources"],
          sample: "rust/api/environment-resources.rs",
        },
      ],
      types: [],
    },
    {
      title: "Inhabitants",
      intro:
        "Organisms are added one by one and stay in that order. An organism that dies moves to the archive.",
      groups: [
        {
          functions: ["Environment::add_organism", "Environment::organisms"],
          sample: "rust/api/environment-organisms.rs",
        },
        { functions: ["Environment::archive"], sample: "rust/api/environment-archive.rs" },
      ],
      types: [],
    },
    {
      title: "Simulation",
      intro:
        "Time passes in steps. You take one, or a number of them, and can stop in between. See `Environment` below for what happens in a step.",
      groups: [
        {
          functions: ["Environment::step", "Environment::run", "Environment::state"],
          sample: "rust/api/environment-run.rs",
        },
        {
          functions: ["Environment::pause", "Environment::resume"],
          sample: "rust/api/environment-pause.rs",
        },
      ],
      types: ["Environment", "EnvironmentState"],
    },
    {
      title: "Evolution settings",
      intro:
        "An `EvolutionConfig` says how a population evolves. Setting a value never fails; the ranges are checked when the population is created.",
      groups: [
        {
          functions: [
            "EvolutionConfig::default",
            "EvolutionConfig::population_size",
            "EvolutionConfig::generations",
            "EvolutionConfig::seed",
            "EvolutionConfig::threads",
          ],
          sample: "rust/api/evolution-config-size.rs",
        },
        {
          functions: [
            "EvolutionConfig::mutation_rate",
            "EvolutionConfig::crossover_rate",
            "EvolutionConfig::elitism",
            "EvolutionConfig::tournament_size",
          ],
          sample: "rust/api/evolution-config-selection.rs",
        },
      ],
      types: ["EvolutionConfig"],
    },
    {
      title: "Populations",
      intro:
        "A `Population` replaces its organisms generation by generation. It needs no environment: a fitness decides who has children.",
      groups: [
        {
          functions: [
            "Population::new",
            "Population::initialize",
            "Population::evolve",
            "Population::is_finished",
          ],
          sample: "rust/api/population-evolve.rs",
        },
        {
          functions: [
            "Population::best",
            "Population::best_fitness",
            "Population::average_fitness",
            "Population::diversity",
            "Population::generation",
            "Population::size",
            "Population::organisms",
          ],
          sample: "rust/api/population-read.rs",
        },
        { functions: ["Population::stream"], sample: "rust/api/population-stream.rs" },
        {
          functions: ["Population::with_fitness"],
          sample: "rust/api/population-with-fitness.rs",
        },
        {
          functions: ["Population::add_operator"],
          sample: "rust/api/population-add-operator.rs",
        },
      ],
      types: ["Population", "Generation", "Generations"],
    },
  ],
};

/** The best-practices card of the page. */
export const environmentPractices = {
  dos: [
    "Try several seeds before you trust a result, and note them with it",
    "Add food before the first step: without it an organism lives for little more than 100 steps",
    "Watch the diversity: when it is near 0.0, crossover has nothing new to combine",
    "In Rust, set threads when your fitness function is costly, and measure: the results stay the same",
  ],
  donts: [
    "Keep the index of an organism over several steps: it changes when one before it dies",
    "Add organisms before their neural network is initialized: they are refused",
    "Draw random numbers in a fitness of your own: the same DNA must give the same value",
    "Keep all generations in a list: stream holds only the living one in memory",
  ],
} as const;

import type { ApiModule } from "../../schema.ts";

export const environmentModule: ApiModule = {
  name: "Environment",
  icon: "boxes",
  description: "Simulate organisms in a world with food, or evolve a population.",
  slug: "api/environment",
  concept: "concepts/organisms",
  sections: [
    {
      title: "Environments",
      intro:
        "An environment starts empty. Add resources and organisms, then advance it step by step. Its seed determines where organisms start and wander.",
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
        {
          functions: ["Environment::add_organism", "Environment::organisms"],
          sample: "rust/api/environment-organisms.rs",
        },
        {
          functions: ["Environment::step", "Environment::run", "Environment::state"],
          sample: "rust/api/environment-run.rs",
        },
        {
          functions: ["Environment::pause", "Environment::resume"],
          sample: "rust/api/environment-pause.rs",
        },
        { functions: ["Environment::archive"], sample: "rust/api/environment-archive.rs" },
      ],
      types: ["Environment", "EnvironmentState"],
    },
    {
      title: "Populations",
      intro:
        "A population replaces its organisms generation by generation. A fitness function determines which of them are likely to have children.",
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
          functions: ["Population::with_fitness"],
          sample: "rust/api/population-with-fitness.rs",
        },
        {
          functions: ["Population::add_operator"],
          sample: "rust/api/population-add-operator.rs",
        },
        { functions: ["Population::stream"], sample: "rust/api/population-stream.rs" },
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
      ],
      types: ["Population", "Generation", "Generations"],
    },
    {
      title: "Evolution parameters",
      intro: "Pass an `EvolutionConfig` to `Population::new` or `Population::with_fitness`.",
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
  ],
};

/** The best-practices card of the page. */
export const environmentPractices = {
  dos: [
    "Repeat a run with several seeds, and report the seeds with the result",
    "Add food before the first step: without it, a new organism dies within 120 steps",
  ],
  donts: [
    "Keep an organism’s index across steps: it changes when an earlier organism dies",
    "Use random numbers in a fitness function: the same DNA must give the same value",
  ],
} as const;

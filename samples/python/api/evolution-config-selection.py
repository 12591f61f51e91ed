# #region hidden
from genesis_protocol import EvolutionConfig, Population


def print_result(name: str, config: EvolutionConfig) -> None:
    population = Population(config.generations(50).seed(7))
    population.initialize()
    while not population.is_finished():
        population.evolve()
    print(
        f"{name:<7} best {population.best_fitness():.3f}, "
        f"diversity {population.diversity():.3f}"
    )


# #endregion
careful = (
    EvolutionConfig.default()
    .mutation_rate(0.005)
    .crossover_rate(0.9)
    .elitism(0.1)
    .tournament_size(2)
)
bold = (
    EvolutionConfig.default()
    .mutation_rate(0.05)
    .crossover_rate(0.6)
    .elitism(0.02)
    .tournament_size(5)
)
# Evolve each for 50 generations and print the result.
print_result("careful", careful)
print_result("bold", bold)

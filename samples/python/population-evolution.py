from genesis_protocol import EvolutionConfig, Population

config = (
    EvolutionConfig.default()
    .population_size(100)
    .mutation_rate(0.01)
    .crossover_rate(0.8)
    .generations(100)
    .seed(7)
)

population = Population(config)
population.initialize()

while not population.is_finished():
    population.evolve()
    if population.generation() % 20 == 0:
        print(
            f"generation {population.generation():>3}: "
            f"best {population.best_fitness():.3f}, "
            f"average {population.average_fitness():.3f}"
        )

print(f"best of {population.size()} organisms: {population.best_fitness():.3f}")

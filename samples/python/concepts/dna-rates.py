from genesis_protocol import EvolutionConfig, OutOfRange, Population

for size, rate in [(10, 0.01), (100, 0.001), (100, 0.01), (100, 0.1)]:
    config = (
        EvolutionConfig.default()
        .population_size(size)
        .mutation_rate(rate)
        .generations(100)
    )
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    print(
        f"{size:>3} at {rate:<5}  best {population.best_fitness():.3f}  "
        f"average {population.average_fitness():.3f}  "
        f"diversity {population.diversity():.3f}"
    )

try:
    Population(EvolutionConfig.default().mutation_rate(0.5))
except OutOfRange as error:
    print(f"refused: {error}")

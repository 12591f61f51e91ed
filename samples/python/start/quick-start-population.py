from genesis_protocol import EvolutionConfig, Population

config = EvolutionConfig.default().population_size(50).generations(50).seed(7)

population = Population(config)
population.initialize()
print(f"generation  0: best {population.best_fitness():.3f}")

while not population.is_finished():
    population.evolve()
    if population.generation() % 10 == 0:
        print(
            f"generation {population.generation()}: "
            f"best {population.best_fitness():.3f}"
        )

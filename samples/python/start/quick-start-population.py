from genesis_protocol import EvolutionConfig, Population

config = (
    EvolutionConfig.default()
    .population_size(50)
    .generations(50)
    .seed(7)
)

population = Population(config)
population.initialize()
best = population.best_fitness()
print(f"generation  0: best {best:.3f}")

while not population.is_finished():
    population.evolve()
    number = population.generation()
    if number % 10 == 0:
        best = population.best_fitness()
        print(f"generation {number}: best {best:.3f}")

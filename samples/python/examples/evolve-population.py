from genesis_protocol import EvolutionConfig, Population


def report(population):
    print(
        f"{population.generation():>10}  {population.best_fitness():.3f}    "
        f"{population.average_fitness():.3f}     {population.diversity():.3f}"
    )


config = (
    EvolutionConfig.default()
    .population_size(100)
    .mutation_rate(0.01)
    .crossover_rate(0.8)
    .generations(100)
    .elitism(0.05)
    .tournament_size(3)
)
population = Population(config)
population.initialize()

print("generation   best  average diversity")
report(population)
while not population.is_finished():
    population.evolve()
    if population.generation() % 10 == 0:
        report(population)

last = population.generation()
survivors = [tron for tron in population.organisms() if tron.generation() < last]
print(f"{len(survivors)} of {population.size()} lived on unchanged")
print(f"the best was born in generation {population.best().generation()}")

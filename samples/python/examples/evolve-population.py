from genesis_protocol import EvolutionConfig, Population


def report(population):
    generation = population.generation()
    best = population.best_fitness()
    average = population.average_fitness()
    diversity = population.diversity()
    fitness = f"{best:.3f}    {average:.3f}"
    print(
        f"{generation:>10}  {fitness}     {diversity:.3f}"
    )


config = (
    EvolutionConfig.default()
    .population_size(100)
    # #line 1
    .mutation_rate(0.01)
    # #line 2
    .crossover_rate(0.8)
    .generations(100)
    # #line 3
    .elitism(0.05)
    # #line 4
    .tournament_size(3)
    .seed(7)
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
elite = sum(
    tron.generation() < last
    for tron in population.organisms()
)
print(f"{elite} of {population.size()} are elite")

# #status slow: takes about 80 s
# #region hidden
from statistics import mean, stdev

from genesis_protocol import DNA, EvolutionConfig, Population, Tron


# #endregion
def population(rate, seed):
    """100 organisms, then 95 children in each of 100 generations: 9,600."""
    config = EvolutionConfig.default().mutation_rate(rate).seed(seed)
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


def random_search(seed):
    """The best of 9,600 organisms with random DNA."""
    best = 0.0
    for each in range(9_600):
        tron = Tron(DNA.from_seed(seed * 1_000_000 + each))
        tron.initialize_neural_network()
        best = max(best, tron.fitness())
    return best


def hill_climber(seed):
    """One organism, with eight mutants in each of 1,200 generations."""
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    for _ in range(1_200):
        tron.evolve()
        tron.feed(0.02)
    return tron.fitness()


# #region hidden
arms = {
    "hill climber": hill_climber,
    "random search": random_search,
    "population 0.01": lambda seed: population(0.01, seed),
    "population 0.03": lambda seed: population(0.03, seed),
}
climber = []
for name, search in arms.items():
    values = [search(seed) for seed in range(101, 111)]
    line = f"{name:<15} mean {mean(values):.3f}, spread {stdev(values):.3f}"
    if climber:
        wins = sum(a > b for a, b in zip(values, climber))
        line += f", beats the climber in {wins} of 10 pairs"
    else:
        climber = values
    print(line)
# #endregion

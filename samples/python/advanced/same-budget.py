# #status slow: about 13 min
# #region hidden
from math import sqrt
from statistics import mean, stdev

from genesis_protocol import DNA, EvolutionConfig, Population, Tron


def random_search(seed):
    """The best of 9,600 organisms with random DNA."""
    best = 0.0
    for run in range(9_600):
        tron = Tron(DNA.from_seed(seed * 1_000_000 + run))
        tron.initialize_neural_network()
        best = max(best, tron.fitness())
    return best


def evolution_strategy(seed):
    """One organism: 1 evaluation, then 8 mutants in each of 1,200 calls."""
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    for _ in range(1_200):
        tron.evolve()
        tron.feed(0.02)
    return tron.fitness()


def population(config, seed):
    """100 organisms, then 95 children in each of 100 generations."""
    population = Population(config.seed(seed))
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


def default(seed):
    return population(EvolutionConfig.default(), seed)


def same_rate(seed):
    """Mutates at the rate of Tron.evolve."""
    return population(EvolutionConfig.default().mutation_rate(0.03), seed)


# #endregion
def less_crossover(seed):
    """The ablation: as little crossover as the library allows."""
    config = EvolutionConfig.default().mutation_rate(0.03)
    return population(config.crossover_rate(0.1), seed)


arms = {
    "random search": random_search,
    "(1+8) strategy": evolution_strategy,
    "population": default,
    "population, rate 0.03": same_rate,
    "population, rate 0.03, crossover 0.1": less_crossover,
}
for name, search in arms.items():
    best = [search(seed) for seed in range(301, 331)]
    sd = stdev(best)
    se = sd / sqrt(len(best))
    print(f"{name}:")
    print(f"  mean {mean(best):.3f}, SD {sd:.3f}, SE {se:.3f}")

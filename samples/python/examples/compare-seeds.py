# #status slow: takes about 130 s
from statistics import mean

from genesis_protocol import EvolutionConfig, Population


def best_fitness(config):
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


def compare(change, config):
    """Prints the best fitness of ten runs that differ only in their seed."""
    best = [best_fitness(config.seed(seed)) for seed in range(1, 11)]
    print(f"{change:<14}{min(best):>7.3f}{mean(best):>7.3f}{max(best):>8.3f}")


# The defaults are the settings of evolve-population.py.
config = EvolutionConfig.default()

print("change         lowest   mean highest")
compare("none", config)
compare("elitism 0.0", config.elitism(0.0))
compare("elitism 0.5", config.elitism(0.5))
compare("tournament 2", config.tournament_size(2))
compare("tournament 10", config.tournament_size(10))
compare("mutation 0.001", config.mutation_rate(0.001))
compare("mutation 0.1", config.mutation_rate(0.1))

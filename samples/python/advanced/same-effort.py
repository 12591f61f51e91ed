# #status slow: about 10 min
# #region hidden
from statistics import mean, stdev

from genesis_protocol import EvolutionConfig, Population


# #endregion
def best(size, generations, seed):
    """The best fitness of one run of about 10,000 evaluations."""
    config = (
        EvolutionConfig.default()
        .population_size(size)
        .generations(generations)
        .seed(seed)
    )
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


# The elite is not evaluated again: 95% of each generation is new.
for size, generations in [(100, 104), (300, 34), (1000, 9), (2500, 3)]:
    runs = [best(size, generations, seed) for seed in range(101, 131)]
    print(f"{size:>4} organisms: best {mean(runs):.3f}, SD {stdev(runs):.3f}")

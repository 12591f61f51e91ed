# #status slow: about 6 min
from statistics import mean, stdev

from genesis_protocol import EvolutionConfig, Population


def evolve(config):
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population


print("size  rate  best    sd average diversity")
for size, rate in [
    (10, 0.01),
    (100, 0.001),
    (100, 0.01),
    (100, 0.1),
]:
    config = (
        EvolutionConfig.default()
        .population_size(size)
        .mutation_rate(rate)
    )
    runs = [
        evolve(config.seed(seed)) for seed in range(1, 31)
    ]

    best = [run.best_fitness() for run in runs]
    average = mean(run.average_fitness() for run in runs)
    diversity = mean(run.diversity() for run in runs)
    print(
        f"{size:>4}{rate:>6}{mean(best):>6.3f}"
        f"{stdev(best):>6.3f}"
        f"{average:>8.3f}{diversity:>10.3f}"
    )

# #status slow: takes about 130 s
# #region hidden
from statistics import mean, stdev

from genesis_protocol import EvolutionConfig, Population


# #endregion
def best_fitness(mutation_rate, seed):
    """One run: everything that decides its result is an argument."""
    config = (
        EvolutionConfig.default()
        .population_size(100)
        .generations(100)
        .mutation_rate(mutation_rate)
        .seed(seed)
    )
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


def compare(seeds, rates):
    print(f"seeds {seeds[0]} to {seeds[-1]}")
    results = []
    for rate in rates:
        values = [best_fitness(rate, seed) for seed in seeds]
        average, spread = mean(values), stdev(values)
        print(f"  rate {rate}: mean {average:.3f}, spread {spread:.3f}")
        results.append(values)
    gains = [b - a for a, b in zip(results[0], results[1])]
    wins = sum(gain > 0 for gain in gains)
    print(f"  0.02 beats 0.01 in {wins} of {len(gains)} pairs")
    error = stdev(gains) / len(gains) ** 0.5
    print(f"  mean gain {mean(gains):.3f}, standard error {error:.3f}")


compare(range(1, 11), [0.01, 0.02, 0.05])
compare(range(101, 111), [0.01, 0.02, 0.05])
repeated = best_fitness(0.01, 1) == best_fitness(0.01, 1)
print(f"the same seed gives the same result: {str(repeated).lower()}")

# #status slow: about 5 min
# #region hidden
from math import sqrt
from statistics import mean, stdev

from genesis_protocol import EvolutionConfig, Population


def best_fitness(mutation_rate, seed):
    """Runs one replicate and returns its best fitness."""
    config = EvolutionConfig.default().mutation_rate(mutation_rate).seed(seed)
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


# #endregion
# The critical value of Student's t for 29 degrees of freedom.
T_95 = 2.045

default = []
for rate in [0.01, 0.05]:
    best = [best_fitness(rate, seed) for seed in range(301, 331)]
    average, sd = mean(best), stdev(best)
    se = sd / sqrt(len(best))
    print(f"rate {rate}: mean {average:.3f}, SD {sd:.3f}, SE {se:.3f}")
    if not default:
        default = best
        continue
    gains = [a - b for a, b in zip(best, default)]
    gain = mean(gains)
    margin = T_95 * stdev(gains) / sqrt(len(gains))
    low, high = gain - margin, gain + margin
    print(f"  gain over 0.01: {gain:.3f}, 95% CI {low:.3f} to {high:.3f}")

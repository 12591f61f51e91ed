# #status slow: about 6 min
from statistics import mean, stdev

from genesis_protocol import EvolutionConfig, Population

SEEDS = range(1, 31)


def best_fitness(config):
    """Runs one replicate and returns its best fitness."""
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


base = EvolutionConfig.default()
variants = {
    "baseline": base,
    "elitism 0.0": base.elitism(0.0),
    "tournament 10": base.tournament_size(10),
    "mutation 0.001": base.mutation_rate(0.001),
}

print("variant         mean     SD     SE")
for name, config in variants.items():
    best = [
        best_fitness(config.seed(seed)) for seed in SEEDS
    ]
    sd = stdev(best)
    se = sd / len(best) ** 0.5
    print(
        f"{name:<14}{mean(best):>7.4f}{sd:>7.4f}{se:>7.4f}"
    )

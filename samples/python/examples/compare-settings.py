# #status slow: about 7 min
from statistics import mean, stdev

from genesis_protocol import EvolutionConfig, Population

SEEDS = range(1, 31)
TARGET = b"many small changes, kept if good"


def likeness(dna):
    pairs = zip(dna.sequence(), TARGET)
    wrong = sum(bin(a ^ b).count("1") for a, b in pairs)
    return 1.0 - wrong / 256


def generations(config):
    """Runs one replicate until the sentence is complete."""
    population = Population.with_fitness(config, likeness)
    population.initialize()
    for generation in population.stream():
        if generation.best_fitness >= 1.0:
            break
    return population.generation()


base = EvolutionConfig.default().population_size(200)
base = base.mutation_rate(0.02).generations(500)
variants = {
    "baseline": base,
    "elitism 0.0": base.elitism(0.0),
    "tournament 10": base.tournament_size(10),
    "population 20": base.population_size(20),
}

print("variant         mean     SD     SE")
for name, config in variants.items():
    needed = [
        generations(config.seed(seed)) for seed in SEEDS
    ]
    sd = stdev(needed)
    se = sd / len(needed) ** 0.5
    print(
        f"{name:<14}{mean(needed):>7.1f}"
        f"{sd:>7.1f}{se:>7.1f}"
    )

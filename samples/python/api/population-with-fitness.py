from math import prod

from genesis_protocol import DNA, EvolutionConfig, Population


def ranger(dna: DNA) -> float:
    """Rewards speed, curiosity, sociability and vision together."""
    genes = ["speed", "curiosity", "sociability", "vision"]
    return prod(dna.gene(name) for name in genes)


config = EvolutionConfig.default().generations(40).seed(7)
population = Population.with_fitness(config, ranger)
population.initialize()
print(f"before: {population.best_fitness():.3f}")
while not population.is_finished():
    population.evolve()
print(f"after:  {population.best_fitness():.3f}")

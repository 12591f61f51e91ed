from genesis_protocol import EvolutionConfig, Population

calls = 0


def fitness(dna):
    """Rewards speed and curiosity. gene() needs no dict."""
    global calls
    calls += 1
    return (dna.gene("speed") + dna.gene("curiosity")) / 2.0


config = EvolutionConfig.default().seed(7)
population = Population.with_fitness(config, fitness)
population.initialize()
while not population.is_finished():
    population.evolve()
print(f"fitness calls: {calls}")
print(f"best fitness:  {population.best_fitness():.3f}")

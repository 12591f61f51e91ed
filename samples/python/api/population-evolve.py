from genesis_protocol import EvolutionConfig, NotInitialized, Population

config = EvolutionConfig.default().generations(20).seed(7)
population = Population(config)
try:
    population.evolve()
except NotInitialized as error:
    print(error)

population.initialize()
print(f"first generation: {population.best_fitness():.3f}")
while not population.is_finished():
    population.evolve()
print(f"last generation:  {population.best_fitness():.3f}")

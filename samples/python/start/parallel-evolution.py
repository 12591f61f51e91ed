import os

from genesis_protocol import EvolutionConfig, Population


def best_fitness(threads):
    config = (
        EvolutionConfig.default().seed(7).threads(threads)
    )
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


# The maximum is 64. In Python, only one thread computes.
cores = os.cpu_count() or 1

one = best_fitness(1)
every = best_fitness(min(cores, 64))
print(f"one thread:   {one:.6f}")
print(f"all cores:    {every:.6f}")
print(f"same result:  {str(one == every).lower()}")

import os

from genesis_protocol import EvolutionConfig, Population


def best_after_a_run(threads):
    config = EvolutionConfig.default().threads(threads)
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


# 64 is the most that the library accepts. Python computes in one thread.
cores = os.cpu_count() or 1

alone = best_after_a_run(1)
together = best_after_a_run(min(cores, 64))
print(f"one thread:   {alone:.6f}")
print(f"all cores:    {together:.6f}")
print(f"same result:  {str(alone == together).lower()}")

# #region hidden
from genesis_protocol import EvolutionConfig, OutOfRange, Population


def best_after_evolution(config: EvolutionConfig) -> float:
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


# #endregion
config = EvolutionConfig.default().population_size(50)
config = config.generations(30).seed(7)
# Python accepts the number of threads, but computes serially.
for threads in [1, 4]:
    best = best_after_evolution(config.threads(threads))
    print(f"threads: {threads}, best: {best:.6f}")

try:
    Population(config.population_size(5))
except OutOfRange as error:
    print(error)

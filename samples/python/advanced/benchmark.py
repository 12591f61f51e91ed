# #status compile-only: its times differ from run to run
# #region hidden
from statistics import median
from time import perf_counter

from genesis_protocol import (
    Activation,
    EvolutionConfig,
    NeuralNetwork,
    Population,
)

EXAMPLES = [([a, b], [-a * b]) for a in (-1.0, 1.0) for b in (-1.0, 1.0)]


def after_learning(dna):
    """An expensive fitness function: trains a network for ten epochs."""
    network = NeuralNetwork.from_dna(dna, 2, [3, 1], Activation.TANH, 0.1)
    return 1.0 - network.train_all(EXAMPLES, 10)[-1] / 4.0


# #endregion
def measure(population):
    """The shortest and the median of nine times, in milliseconds."""
    population.initialize()
    population.evolve()  # Warm-up, not timed.
    times = []
    for _ in range(9):
        start = perf_counter()
        population.evolve()
        times.append((perf_counter() - start) * 1000)
    return min(times), median(times)


print("fitness   size  shortest    median")
for size in [100, 1000, 10_000]:
    config = EvolutionConfig.default().population_size(size)
    for label, population in [
        ("usual", Population(config)),
        ("costly", Population.with_fitness(config, after_learning)),
    ]:
        shortest, middle = measure(population)
        print(f"{label:<7} {size:>6} {shortest:>9.3f} {middle:>9.3f}")

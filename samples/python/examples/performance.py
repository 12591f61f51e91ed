import struct

from genesis_protocol import (
    Activation,
    EvolutionConfig,
    NeuralNetwork,
    Population,
)

EXAMPLES = [
    ([0.0, 0.0], [-1.0]),
    ([0.0, 1.0], [1.0]),
    ([1.0, 0.0], [1.0]),
    ([1.0, 1.0], [-1.0]),
]
evaluations = 0
# #line 1
cache = {}


# #region hidden
def evaluate(dna):
    """How well a network of 17 weights computes XOR."""
    global evaluations
    evaluations += 1
    activation = Activation.SOFTSIGN
    network = NeuralNetwork.from_dna(
        dna, 2, [4, 1], activation, 0.01
    )
    return 1.0 - network.loss(EXAMPLES) / 4.0


# #endregion
def cached(dna):
    """Evaluates the same weights only once."""
    # #line 2
    weights = dna.sequence()[6:23]
    if weights not in cache:
        cache[weights] = evaluate(dna)
    return cache[weights]


def run(name, threads, fitness):
    global evaluations
    evaluations = 0
    config = (
        # #line 3
        EvolutionConfig.default()
        .threads(threads)
        .seed(7)
    )
    population = Population.with_fitness(config, fitness)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    checksum = population.best().dna().checksum()[:8]
    print(
        f"{name:<10} {evaluations} evaluations, "
        f"best {checksum}"
    )
    return population


run("1 thread", 1, evaluate)
run("4 threads", 4, evaluate)
best = run("cache", 1, cached).best()

# #line 4
dna = len(best.dna().sequence()) + len(
    best.dna().checksum()
)
network = struct.calcsize("d") * len(
    best.network().weights()
)
print(f"an organism: {dna + network} bytes")
# A record holds one integer and two floats.
# #line 5
print(f"100 records: {100 * struct.calcsize('Idd')} bytes")

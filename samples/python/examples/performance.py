import struct

from genesis_protocol import (
    DNA,
    Activation,
    EvolutionConfig,
    NeuralNetwork,
    Population,
)


def lessons():
    """Is the number of senses that are present odd?"""
    for situation in range(16):
        senses = [float(situation >> sense & 1) for sense in range(4)]
        yield senses, [2.0 * (sum(senses) % 2) - 1.0]


# Made once, not once for each organism.
LESSONS = list(lessons())
measured = 0


def measure(dna):
    """The costly part: tries a network of 37 weights on every lesson."""
    global measured
    measured += 1
    network = NeuralNetwork.from_dna(dna, 4, [6, 1], Activation.SOFTSIGN, 0.01)
    return 1.0 - network.loss(LESSONS) / 4.0


def remembered(key_of):
    """Returns a fitness function that measures each key once."""
    cache = {}

    def fitness(dna):
        key = key_of(dna)
        if key not in cache:
            cache[key] = measure(dna)
        return cache[key]

    return fitness


by_sequence = remembered(DNA.sequence)
# After six genes come the bytes of the 37 weights; no other byte matters.
by_weights = remembered(lambda dna: dna.sequence()[6:43])


def run(label, threads, fitness):
    global measured
    measured = 0
    config = (
        EvolutionConfig.default()
        .population_size(100)
        .mutation_rate(0.01)
        .generations(100)
        .threads(threads)
    )
    population = Population.with_fitness(config, fitness)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    checksum = population.best().dna().checksum()
    print(
        f"{label:<13} measured {measured}, "
        f"best {population.best_fitness():.4f}, DNA {checksum[:8]}"
    )
    return population


def bytes_of(tron):
    """Its sequence, its checksum and the weights of its network."""
    weights = struct.calcsize("d") * len(tron.network().weights())
    return len(tron.dna().sequence()) + len(tron.dna().checksum()) + weights


run("1 thread", 1, measure)
# Accepted, so that settings can be shared; Python computes in one thread.
run("4 threads", 4, measure)
run("same sequence", 1, by_sequence)
population = run("same weights", 1, by_weights)

best = population.best()
print(f"an organism: {bytes_of(best)} bytes")
saved = best.dna().sequence()
same = measure(DNA.from_sequence(saved)) == best.fitness()
print(f"saved in {len(saved)} bytes, same fitness: {str(same).lower()}")

population.initialize()
records = list(population.stream())
# Packed: a whole number and two floating-point numbers each.
print(f"{len(records)} records: {len(records) * struct.calcsize('Idd')} bytes")

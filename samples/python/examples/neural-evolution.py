from genesis_protocol import Activation, EvolutionConfig, NeuralNetwork, Population


def lessons():
    """All 16 situations, and the answer wanted in each."""
    pairs = []
    for situation in range(16):
        inputs = [float(situation >> sense & 1) for sense in range(4)]
        energy, danger, company, novelty = inputs
        # Outputs: Exploration, Conservation, Social, Aggressive.
        if danger:
            wanted = 3 if energy else 1
        else:
            wanted = 2 if energy and not (company and novelty) else 0
        targets = [-1.0] * 4
        targets[wanted] = 1.0
        pairs.append((inputs, targets))
    return pairs


PAIRS = lessons()


def strongest(values):
    return values.index(max(values))


def right(network, pairs):
    """In how many situations the network answers as wanted."""
    return sum(
        strongest(network.forward(inputs)) == strongest(targets)
        for inputs, targets in pairs
    )


def network_of(dna):
    return NeuralNetwork.from_dna(dna, 4, [6, 4], Activation.SOFTSIGN, 0.01)


def fitness(dna):
    """The loss of outputs from -1.0 to 1.0 is at most 4.0, so this is 0.0-1.0."""
    return 1.0 - network_of(dna).loss(PAIRS) / 4.0


def report(label, network):
    loss, count = network.loss(PAIRS), right(network, PAIRS)
    print(f"{label:<14}: loss {loss:.3f}, {count:>2} of 16 right")


config = (
    EvolutionConfig.default().population_size(100).mutation_rate(0.05).generations(200)
)
population = Population.with_fitness(config, fitness)
population.initialize()

network = network_of(population.best().dna())
report("generation 0", network)
while not population.is_finished():
    population.evolve()
    if population.generation() % 50 == 0:
        network = network_of(population.best().dna())
        report(f"generation {population.generation()}", network)
print(f"best fitness {population.best_fitness():.3f}")
print(f"average fitness {population.average_fitness():.3f}")

# The evolved weights are a good place to begin training from.
network.train_all(PAIRS, 250)
report("and 250 epochs", network)

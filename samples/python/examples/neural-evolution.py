# #region hidden
from genesis_protocol import (
    Activation,
    EvolutionConfig,
    NeuralNetwork,
    Population,
)


def training_set():
    """The training set of neural-backpropagation.py."""
    examples = []
    for number in range(16):
        inputs = [
            float(number >> bit & 1) for bit in range(4)
        ]
        energy, danger, company, _novelty = inputs
        if danger:
            wanted = 3 if energy else 1
        else:
            wanted = 0 if company else 2
        targets = [-1.0] * 4
        targets[wanted] = 1.0
        examples.append((inputs, targets))
    return examples


# #endregion
EXAMPLES = training_set()


def network_of(dna):
    activation = Activation.SOFTSIGN
    # #line 1
    return NeuralNetwork.from_dna(
        dna, 4, [6, 4], activation, 0.01
    )


def fitness(dna):
    """The largest loss is 4.0, so this is 0.0-1.0."""
    # #line 2
    return 1.0 - network_of(dna).loss(EXAMPLES) / 4.0


config = (
    EvolutionConfig.default()
    .population_size(100)
    .mutation_rate(0.05)
    .generations(200)
    .seed(7)
)
population = Population.with_fitness(config, fitness)
population.initialize()

for generation in range(0, 201, 50):
    while population.generation() < generation:
        # #line 3
        population.evolve()
    loss = 4.0 * (1.0 - population.best_fitness())
    print(f"generation {generation:>3}: loss {loss:.3f}")

# Fine-tune the evolved weights by backpropagation.
network = network_of(population.best().dna())
# #line 4
network.train_all(EXAMPLES, 250)
loss = network.loss(EXAMPLES)
print(f"after 250 epochs: loss {loss:.3f}")

"""Prints the reference results, one line of JSON per part; agreement.ts must compute the same."""

import json
from datetime import timedelta

from agreement_world import errors, messages, world
from genesis_protocol import (
    DNA,
    Activation,
    Behavior,
    EvolutionConfig,
    Mutation,
    NeuralNetwork,
    Population,
    Surroundings,
    Tron,
)
from genesis_protocol import maths
from genesis_protocol.rng import Rng

SEEDS = [0, 1, 7, 42, 2**53 - 1, 2**64 - 1]
LIMITS = [1, 2, 8, 63, 256, 10_000, 2**21, 2**21 + 1, 2**40 + 1, 2**53 - 1]


def numbers():
    for seed in SEEDS:
        rng = Rng(seed)
        yield [str(rng.next_u64()) for _ in range(20)]
        yield [rng.next_f64() for _ in range(20)]
        yield [rng.below(limit) for limit in LIMITS for _ in range(20)]


def functions():
    rng = Rng(3)
    for reach in [1.0, 20.0, 1490.0]:
        for _ in range(200):
            x = (rng.next_f64() - 0.5) * reach
            yield [x, maths.exp(x) if x < 709.0 else 0.0]
            yield [maths.sigmoid(x), maths.tanh(x)]


def dna():
    sequences = [DNA.from_seed(seed) for seed in SEEDS]
    sequences.append(DNA.from_sequence(range(16)))
    sequences.append(DNA.from_sequence(i * 7 % 256 for i in range(4096)))
    for place, one in enumerate(sequences):
        yield [one.sequence().hex(), one.checksum(), one.genes()]
        yield one.with_gene("speed", 0.123 * place).sequence().hex()
        for kind in Mutation:
            for probability in [*kind.probability(), 0.05, 0.5, 1.0]:
                yield one.mutate_by(kind, probability, place).checksum()
        yield [one.mutate(0.03, 5).checksum(), one.replicate(6).checksum()]
        for other in sequences:
            child = DNA.crossover(one, other, place)
            yield [child.checksum(), one.distance(other), one.distance(child)]


def populations():
    config = EvolutionConfig.default()
    small = config.population_size(40).generations(12)
    yield from history(config)
    yield from history(config.population_size(200).mutation_rate(0.02).generations(50))
    yield from history(small.elitism(0.0).seed(7))
    yield from history(small.elitism(0.5).seed(2**64 - 1))
    yield from history(small.tournament_size(10).crossover_rate(0.1))
    yield from history(small.tournament_size(2).mutation_rate(0.1).elitism(0.29))


def history(config):
    population = Population(config)
    population.initialize()
    yield snapshot(population)
    while not population.is_finished():
        population.evolve()
        yield snapshot(population)
    yield [tron.fitness() for tron in population.organisms()]


def snapshot(population):
    return [
        population.generation(),
        population.best_fitness(),
        population.average_fitness(),
        population.diversity(),
        population.best().dna().checksum(),
    ]


def networks():
    pairs = [([0.0, 0.0], [0.1]), ([0.0, 1.0], [0.9]), ([1.0, 0.0], [0.9])]
    pairs.append(([1.0, 1.0], [0.1]))
    for seed, activation in enumerate(Activation):
        network = NeuralNetwork(2, [4, 3, 1], activation, 0.3, seed)
        yield [network.loss(pairs), network.forward([0.3, -0.7])]
        yield network.train_all(pairs, 60)
        yield [network.loss(pairs), network.weights()]
        network = NeuralNetwork.from_dna(
            DNA.from_seed(seed), 5, [9, 2], activation, 0.05
        )
        inputs = [0.5, -0.25, 0.125, 1.0, 0.0]
        yield [network.train(inputs, [1.0, -1.0]), network.weights()]
        yield network.forward(inputs)


def life():
    for seed in SEEDS:
        tron = born(seed)
        partner = born(seed // 2 + 1)
        yield condition(tron)
        for step in range(12):
            around = Surroundings(step / 11, 1.0 - step / 11, step % 3 / 2)
            yield str(tron.interact(around))
            wanted = list(Behavior)[step % 4]
            yield [tron.learn(around, wanted), tron.evolve()]
            yield condition(tron)
        tron.feed(0.4)
        tron.remember(0.5)
        child = tron.reproduce(partner)
        child.initialize_neural_network()
        yield [condition(child), condition(tron), condition(partner)]
        for _ in range(30):
            tron.evolve()
        tron.terminate()
        yield condition(tron)


def born(seed):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    return tron


def condition(tron):
    return [
        tron.dna().checksum(),
        tron.health(),
        tron.energy(),
        tron.age() // timedelta(milliseconds=1),
        tron.generation(),
        tron.fitness(),
        str(tron.behavior()),
        tron.memory(),
        str(tron.stage()),
        str(tron.state()),
    ]


if __name__ == "__main__":
    for part in [
        numbers,
        functions,
        dna,
        populations,
        networks,
        life,
        world,
        messages,
        errors,
    ]:
        print(json.dumps([part.__name__, list(part())], allow_nan=False))

"""Prints the exact bits of everything the model computes; parity.rs must print the same."""

import math
import struct

from genesis_protocol import (
    DNA,
    Activation,
    Error,
    EvolutionConfig,
    NeuralNetwork,
    Population,
    Surroundings,
    Tron,
)


def main():
    for seed in [0, 1, 42, 2**64 - 1]:
        print_dna(seed)
        print_life(seed)
    print_network()
    for seed in [1, 7]:
        print_evolution(seed)
    print_errors()


def bits(number):
    return struct.pack(">d", number).hex()


def print_dna(seed):
    dna = DNA.from_seed(seed)
    mutant = dna.mutate(0.2, seed)
    child = DNA.crossover(dna, DNA.from_sequence([7] * 40), seed)
    for each in [dna, mutant, child, DNA.random()]:
        print(each.version(), each.checksum())
    for name, value in dna.genes().items():
        print(name, bits(value))
    print(bits(dna.distance(mutant)), bits(dna.distance(child)))


def print_life(seed):
    partner = Tron(DNA.from_seed(seed // 2))
    partner.initialize_neural_network()
    tron = Tron(DNA.from_seed(seed))
    print_tron(tron)
    tron.initialize_neural_network()
    print_tron(tron)
    for _ in range(60):
        tron.evolve()
        print_tron(tron)
    tron.feed(0.3)
    tron.interact(Surroundings(danger=0.9, company=0.2, novelty=0.4))
    print_tron(tron)
    child = tron.reproduce(partner)
    print_tron(tron)
    child.initialize_neural_network()
    print_tron(child)
    tron.terminate()
    print_tron(tron)


def print_tron(tron):
    print(
        tron.dna().checksum(),
        tron.generation(),
        bits(tron.fitness()),
        bits(tron.health()),
        bits(tron.energy()),
        tron.stage(),
        tron.state(),
        tron.behavior(),
    )


def print_network():
    for activation in [Activation.RELU, Activation.SOFTSIGN]:
        network = NeuralNetwork(3, [5, 4, 2], activation, 0.01, 9)
        for weight in network.weights():
            print(bits(weight))
        for output in network.forward([0.1, 0.2, 0.3]):
            print(bits(output))


def print_evolution(seed):
    config = (
        EvolutionConfig.default()
        .population_size(33)
        .mutation_rate(0.03)
        .crossover_rate(0.7)
        .elitism(0.1)
        .tournament_size(2)
        .generations(15)
        .seed(seed)
    )
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
        print(
            population.generation(),
            population.size(),
            bits(population.best_fitness()),
            bits(population.average_fitness()),
        )
    for tron in population.organisms():
        print_tron(tron)


def print_errors():
    dna = DNA.from_seed(1)
    for rate in [1.5, -0.25, 1e-7 - 1.0, 1e16, math.inf, math.nan]:
        print_error(lambda: dna.mutate(rate, 1))
    print_error(lambda: dna.gene("sped"))
    print_error(lambda: DNA.from_sequence([1, 2, 3]))
    print_error(lambda: Tron(dna).evolve())
    print_error(lambda: Population(EvolutionConfig.default().generations(0)))
    print_error(lambda: Population(EvolutionConfig.default().mutation_rate(0.00001)))


def print_error(action):
    try:
        action()
    except Error as error:
        print(error)


main()

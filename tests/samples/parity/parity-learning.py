"""Prints the exact bits of activation functions, training, and populations with a custom fitness function
and custom operators; parity-learning.rs must print the same."""

import copy
import math
import struct
from datetime import timedelta

from genesis_protocol import (
    DNA,
    Activation,
    Error,
    EvolutionConfig,
    GeneticOperator,
    Mutation,
    NeuralNetwork,
    Population,
)


def main():
    for activation in Activation:
        print_curve(activation)
        print_training(activation)
    for threads in [1, 3]:
        print_population(threads)
    print_errors()


def bits(number):
    return struct.pack(">d", number).hex()


def print_curve(activation):
    print(activation)
    for step in range(-2000, 2001):
        print(bits(activation.apply(step / 37.0)))
    for sum in [-1e9, -800.0, -745.0, -354.9, 354.9, 1e-20, 1e9, math.inf]:
        # The sign of NaN differs between platforms.
        output = activation.apply(sum)
        print("NaN" if math.isnan(output) else bits(output))


def print_training(activation):
    dna = DNA.from_seed(5)
    network = NeuralNetwork.from_dna(dna, 3, [5, 4, 2], activation, 0.05)
    print(bits(network.train([0.1, 0.2, 0.3], [0.4, 0.6])))
    network.set_learning_rate(0.01)
    pairs = [
        ([0.0, 0.5, 1.0], [0.0, 1.0]),
        ([-1.0, 0.25, 0.5], [1.0, 0.5]),
        ([1.0, 1.0, 0.0], [0.25, 0.75]),
    ]
    for loss in network.train_all(pairs, 20):
        print(bits(loss))
    print(bits(network.loss(pairs)))
    for weight in network.weights():
        print(bits(weight))


class Inverter(GeneticOperator):
    def name(self):
        return "inverter"

    def apply(self, dna, seed):
        return dna.mutate_by(Mutation.INVERSION, 0.1, seed)


class Copier(GeneticOperator):
    def name(self):
        return "copier"

    def apply(self, dna, seed):
        return dna.replicate(seed)


def balance(dna):
    genes = dna.genes()
    return (genes["speed"] + (1.0 - genes["aggression"])) / 2.0


def print_population(threads):
    config = (
        EvolutionConfig.default().population_size(40).generations(12).threads(threads)
    )
    for population in [Population(config), Population.with_fitness(config, balance)]:
        print(bits(population.diversity()))
        population.initialize()
        for _ in range(3):
            population.evolve()
        for operator in [Inverter(), Copier()]:
            print(operator.name())
            population.add_operator(operator)
        for record in population.stream():
            print(
                record.number, bits(record.best_fitness), bits(record.average_fitness)
            )
        print(bits(population.diversity()))
        for tron in population.organisms():
            print(tron.dna().checksum(), tron.age() // timedelta(milliseconds=1))
        print(bits(copy.deepcopy(population.best()).evolve()))


def print_errors():
    network = NeuralNetwork(2, [1], Activation.TANH, 0.1, 1)
    print_error(lambda: network.train([1.0], [1.0]))
    print_error(lambda: network.train([1.0, 0.0], []))
    print_error(lambda: network.train_all([], 1))
    print_error(lambda: network.loss([]))
    print_error(lambda: network.train_all([([1.0, 0.0], [1.0])], 0))
    print_error(lambda: network.set_learning_rate(1.5))
    for bad in [math.nan, math.inf, -math.inf]:
        print_error(lambda: network.forward([1.0, bad]))
        print_error(lambda: network.train([bad, bad], [1.0]))
        print_error(lambda: network.train([1.0, 0.0], [bad]))
        pairs = [([1.0, 0.0], [bad])]
        print_error(lambda: network.train_all(pairs, 1))
        print_error(lambda: network.loss(pairs))
        own = (2, [1], Activation.TANH, 0.1, [0.5, bad, 0.5])
        print_error(lambda: NeuralNetwork.with_weights(*own))
    dna = DNA.from_seed(1)
    print_error(lambda: NeuralNetwork.from_dna(dna, 0, [1], Activation.RELU, 0.1))
    for threads in [0, 65]:
        config = EvolutionConfig.default().threads(threads)
        print_error(lambda: Population(config))
    population = Population.with_fitness(EvolutionConfig.default(), lambda dna: 1.5)
    print_error(lambda: population.initialize())
    print_error(lambda: next(population.stream()))


def print_error(action):
    try:
        action()
    except Error as error:
        print(error)


main()

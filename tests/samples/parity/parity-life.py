"""Prints the exact bits of organisms as they age, remember, learn and pause, and of their mutations;
parity-life.rs must print the same."""

import copy
import math
import struct
from datetime import timedelta
from itertools import cycle, islice

from genesis_protocol import (
    DNA,
    Activation,
    Behavior,
    Environment,
    Error,
    EvolutionConfig,
    Mutation,
    NeuralNetwork,
    Population,
    Position,
    Stage,
    Surroundings,
    Tron,
)

BEHAVIORS = list(Behavior)
AROUND = Surroundings(danger=0.25, company=0.5, novelty=0.75)


def main():
    print_life_cycle()
    for seed in [0, 1, 42, 2**64 - 1]:
        print_mutations(seed)
        print_life(seed)
        print_late_behavior(seed)
    print_genes()
    print_errors()


def bits(number):
    return struct.pack(">d", number).hex()


def milliseconds(age):
    return age // timedelta(milliseconds=1)


def print_life_cycle():
    for stage in Stage:
        shortest, longest = stage.seconds() or (0, 0)
        print(stage, shortest, longest)
    for behavior in BEHAVIORS:
        print(f"{behavior}: {', '.join(behavior.triggers())}")


def print_mutations(seed):
    dna = DNA.from_seed(seed)
    for length in [16, 100, 4090, 4096]:
        long = DNA.from_sequence(islice(cycle(dna.sequence()), length))
        for kind in Mutation:
            lowest, highest = kind.probability()
            print(kind, bits(lowest), bits(highest))
            for probability in [0.0, highest, 0.2, 1.0]:
                print_dna(long.mutate_by(kind, probability, seed))
        print_dna(long.replicate(seed))


def print_dna(dna):
    print(len(dna.sequence()), dna.checksum())


def print_genes():
    dna = DNA.from_seed(9)
    for step in range(1001):
        copy = dna.with_gene("metabolism", step / 1000.0)
        copy.verify(copy.checksum())
        tron = Tron(copy)
        tron.initialize_neural_network()
        print(tron.dna().checksum(), milliseconds(tron.age()))


def print_life(seed):
    tron = Tron(DNA.from_seed(seed))
    partner = Tron(DNA.from_seed(seed // 2))
    partner.initialize_neural_network()
    tron.initialize_neural_network()
    print_tron(tron)
    for step in range(40):
        wanted = BEHAVIORS[step % 4]
        print(bits(tron.learn(AROUND, wanted)))
        print(tron.interact(AROUND))
        tron.remember(step / 40.0)
        tron.move_to(Position(x=float(step), y=step / 3.0))
        print_tron(tron)
    tron.evolve()
    tron.reproduce(partner)
    print_tron(tron)
    tron.pause()
    print_paused(tron)
    tron.resume()
    tron.terminate()
    print_error(lambda: tron.pause())
    print_error(lambda: tron.resume())
    print_tron(tron)


def print_late_behavior(seed):
    """The behavior is the one of the last birth or evolution, whenever it is read."""
    for change in [
        lambda tron: tron.learn(AROUND, Behavior.AGGRESSIVE),
        lambda tron: tron.pause(),
        lambda tron: tron.terminate(),
    ]:
        tron = Tron(DNA.from_seed(seed))
        tron.initialize_neural_network()
        twin = copy.copy(tron)
        for _ in range(100):
            tron.learn(AROUND, Behavior.SOCIAL)
        change(tron)
        print(tron.behavior(), twin.behavior())
        twin.evolve()
        twin.feed(1.0)
        change(twin)
        print(twin.behavior())


def print_tron(tron):
    print(
        bits(tron.fitness()),
        bits(tron.energy()),
        bits(tron.position().distance(Position(x=7.0, y=0.5))),
        milliseconds(tron.age()),
        tron.stage(),
        str(tron.is_paused()).lower(),
        " ".join(bits(value) for value in tron.memory()),
    )


def print_paused(tron):
    print_tron(tron)
    print_error(lambda: tron.initialize_neural_network())
    print_error(lambda: tron.evolve())
    print_error(lambda: tron.interact(AROUND))
    print_error(lambda: tron.learn(AROUND, Behavior.SOCIAL))
    print_error(lambda: tron.reproduce(tron))
    print_error(lambda: tron.feed(0.1))
    print_error(lambda: tron.remember(0.1))
    print_error(lambda: tron.move_to(Position()))


def print_errors():
    dna = DNA.from_seed(1)
    print_error(lambda: dna.with_gene("speed", 1.5))
    print_error(lambda: dna.with_gene("sped", 0.5))
    print_error(lambda: dna.verify("00ff"))
    for kind in Mutation:
        print_error(lambda: dna.mutate_by(kind, -0.5, 1))
    tron = Tron(dna)
    print_error(lambda: tron.learn(AROUND, Behavior.SOCIAL))
    tron.initialize_neural_network()
    print_error(lambda: tron.initialize_neural_network())
    print_error(lambda: tron.learn(AROUND, Behavior.REPRODUCTIVE))
    print_error(lambda: tron.remember(-0.1))
    for x, y in [
        (-1.0, 0.0),
        (0.0, -0.5),
        (10_000.5, 0.0),
        (math.inf, 0.0),
        (0.0, math.nan),
    ]:
        print_error(lambda: tron.move_to(Position(x, y)))
    tron.move_to(Position(10_000.0, 10_000.0))
    print_tron(tron)
    for seed in [-1, 2**64]:
        print_seed_errors(dna, seed)


def print_seed_errors(dna, seed):
    print_error(lambda: DNA.from_seed(seed))
    print_error(lambda: dna.mutate(0.1, seed))
    print_error(lambda: dna.mutate_by(Mutation.POINT, 0.1, seed))
    print_error(lambda: dna.replicate(seed))
    print_error(lambda: DNA.crossover(dna, dna, seed))
    print_error(lambda: NeuralNetwork(2, [1], Activation.TANH, 0.1, seed))
    print_error(lambda: Environment.with_seed(5.0, 5.0, seed))
    print_error(lambda: Population(EvolutionConfig.default().seed(seed)))


def print_error(action):
    try:
        action()
    except Error as error:
        print(error)


main()

"""Prints the exact bits of environments; parity-world.rs must print the same."""

import math
import struct
from datetime import timedelta

from genesis_protocol import DNA, Environment, Error, EvolutionConfig, Population, Tron


def main():
    for seed in [0, 7, 2**64 - 1]:
        print_environment(seed)
    print_sleepers()
    print_apart()
    print_errors()


def bits(number):
    return struct.pack(">d", number).hex()


def milliseconds(duration):
    return duration // timedelta(milliseconds=1)


def initialized(seed):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    return tron


def print_tron(tron):
    position = tron.position()
    print(
        bits(position.x),
        bits(position.y),
        bits(tron.health()),
        bits(tron.energy()),
        tron.behavior(),
        tron.stage(),
        tron.state(),
        milliseconds(tron.age()),
    )


def print_state(state):
    print(
        state.organism_count,
        state.step,
        int(state.paused),
        bits(state.total_resources),
        state.archived_count,
    )


def print_environment(seed):
    environment = Environment.with_seed(90.5, 60.0, seed)
    environment.add_resource("food", 3.3)
    environment.add_resource("water", 0.1)
    environment.add_resource("air", 0.2)
    for organism in range(12):
        place = environment.add_organism(initialized(organism))
        print(place)
        print_tron(environment.organisms()[place])
    for _ in range(150):
        print_state(environment.step())
        for tron in environment.organisms():
            print_tron(tron)
    environment.add_resource("food", 1.0)
    print_state(environment.run(10))
    for name, amount in environment.resources().items():
        print(name, bits(amount))
    for tron in environment.archive():
        print_tron(tron)


def print_sleepers():
    environment = Environment(20.0, 20.0)
    for seed in range(6):
        tron = initialized(seed)
        if seed % 2 == 0:
            tron.pause()
        environment.add_organism(tron)
    print_state(environment.run(130))
    for tron in environment.organisms():
        print_tron(tron)
    environment.pause()
    print_state(environment.state())
    environment.resume()
    print_state(environment.step())
    print(bits(environment.width()), bits(environment.height()))


def print_apart():
    """Changes to the original organism, or to a copy from `organisms`, don't affect the environment."""
    environment = Environment(20.0, 20.0)
    tron = initialized(1)
    environment.add_organism(tron)
    print_tron(tron)
    tron.evolve()
    environment.organisms()[0].terminate()
    print_tron(environment.organisms()[0])
    environment.step()
    print_tron(environment.organisms()[0])
    print_tron(tron)
    population = Population(EvolutionConfig.default().elitism(0.29).seed(3))
    population.initialize()
    for tron in population.organisms():
        tron.terminate()
    population.best().evolve()
    population.evolve()
    for tron in population.organisms():
        print(tron.dna().checksum(), tron.generation())


def print_errors():
    print_error(lambda: Environment(0.99, 5.0))
    print_error(lambda: Environment(5.0, math.nan))
    print_error(lambda: Environment(10_000.5, 5.0))
    environment = Environment(1.0, 10_000.0)
    for amount in [-0.5, math.inf, -math.inf, math.nan]:
        print_error(lambda: environment.add_resource("food", amount))
    print_error(lambda: environment.add_organism(Tron(DNA.from_seed(1))))
    dead = initialized(1)
    dead.terminate()
    print_error(lambda: environment.add_organism(dead))
    print_error(lambda: environment.run(0))
    environment.pause()
    print_error(lambda: environment.step())
    print_error(lambda: environment.run(0))


def print_error(action):
    try:
        action()
        print("ok")
    except Error as error:
        print(error)


main()

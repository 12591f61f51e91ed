import asyncio
import math
from datetime import timedelta

from genesis_protocol import (
    DNA,
    ClusterConfig,
    Behavior,
    Environment,
    Error,
    EvolutionConfig,
    Network,
    NeuralMessage,
    NeuralNetwork,
    Activation,
    Population,
    Position,
    RateLimiter,
    Surroundings,
    Tron,
)


def initialized(seed):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    return tron


def world():
    for seed, food, steps in [(42, 5.0, 60), (2**64 - 1, 0.7, 140)]:
        environment = Environment.with_seed(90.5, 60.0, seed)
        environment.add_resource("food", food)
        environment.add_resource("air", 0.2)
        for organism in range(20):
            tron = initialized(organism)
            if organism % 7 == 3:
                tron.pause()
            environment.add_organism(tron)
        for _ in range(steps):
            yield described(environment.step())
            yield [dweller(tron) for tron in environment.organisms()]
        yield described(environment.run(3))
        yield environment.resources()
        yield [dweller(tron) for tron in environment.archive()]


def described(state):
    return [
        state.organism_count,
        state.step,
        state.paused,
        state.total_resources,
        state.archived_count,
    ]


def dweller(tron):
    position = tron.position()
    return [
        position.x,
        position.y,
        tron.energy(),
        tron.health(),
        str(tron.behavior()),
        str(tron.state()),
    ]


def messages():
    network = Network()
    rules = ClusterConfig.default().max_size(40).communication_radius(12.5)
    network.create_cluster("chain", rules.cooperation_threshold(0.4))
    for place in range(30):
        tron = initialized(place)
        tron.move_to(Position(place * 8.1, place % 3 * 4.4))
        if place % 11 == 5:
            tron.pause()
        run(network.connect(f"t{place:02}", tron))
        run(network.join_cluster(f"t{place:02}", "chain"))
    yield [network.names(), network.members("chain")]
    run(network.leave_cluster("t20"))
    yield statistics(network.statistics("chain"))
    for sender in ["t00", "t14", "t29"]:
        network.advance(timedelta(seconds=0.1))
        spread = run(network.gossip(NeuralMessage(sender, "", "meet", [0.5])))
        yield [spread.reached, spread.hops]
    for name in network.names():
        yield [received(run(network.receive(name))) for _ in range(3)]
    for danger in [0.0, 0.3, 1.0]:
        decision = run(network.decide("chain", Surroundings(danger, 0.2, 0.9)))
        yield [str(decision.behavior), decision.agreement, decision.accepted]
    yield run(network.disconnect("t01")).energy()
    yield from limits(network)


def limits(network):
    for place in range(110):
        network.advance(timedelta(seconds=0.7))
        message = NeuralMessage("t02", "t03", "count", [float(place)])
        yield [outcome(lambda: run(network.send(message))), seconds(network.now())]
    limiter = RateLimiter(3, timedelta(seconds=0.3))
    for tick in range(12):
        now = timedelta(seconds=tick / 10)
        yield [limiter.remaining(now), outcome(lambda: limiter.allow(now))]


def statistics(found):
    return [found.size, found.average_fitness, found.communication_efficiency]


def received(message):
    if message is None:
        return None
    return [message.sender, message.target, seconds(message.timestamp)]


def seconds(duration):
    return duration / timedelta(seconds=1)


def run(coroutine):
    return asyncio.run(coroutine)


def outcome(action):
    try:
        action()
        return "ok"
    except Error as error:
        return str(error)


def errors():
    config = EvolutionConfig.default()
    for wrong in [
        config.population_size(9),
        config.mutation_rate(0.2),
        config.crossover_rate(math.nan),
        config.generations(0),
        config.elitism(-1e-7),
        config.tournament_size(11),
    ]:
        yield outcome(lambda: Population(wrong))
    yield outcome(lambda: Population(config).evolve())
    dna = DNA.from_seed(1)
    yield outcome(lambda: DNA.from_seed(2**64))
    yield outcome(lambda: DNA.from_sequence([1, 2, 3]))
    yield outcome(lambda: dna.with_gene("speed", 1.5e30))
    yield outcome(lambda: dna.gene("height"))
    yield outcome(lambda: dna.mutate(-0.0000005, 1))
    yield outcome(lambda: NeuralNetwork(0, [1], Activation.TANH, 0.1, 1))
    yield outcome(lambda: NeuralNetwork(1, [], Activation.TANH, 0.1, 1))
    yield outcome(lambda: NeuralNetwork(1, [0], Activation.TANH, 0.1, 1))
    network = NeuralNetwork(2, [1], Activation.TANH, 0.1, 1)
    yield outcome(lambda: network.forward([1.0]))
    yield outcome(lambda: network.forward([1.0, math.inf]))
    yield outcome(lambda: network.train([1.0, 1.0], []))
    yield outcome(lambda: network.loss([]))
    yield outcome(lambda: network.train_all([], 0))
    yield from errors_of_life(Tron(dna), Surroundings(0.0, 0.0, 0.0))
    yield from errors_of_networks(initialized(2))
    yield outcome(lambda: Environment(0.5, 10.0))
    environment = Environment(10.0, 10.0)
    yield outcome(lambda: environment.add_resource("food", -math.inf))
    yield outcome(lambda: environment.run(0))
    environment.pause()
    yield outcome(lambda: environment.step())


def errors_of_life(tron, calm):
    yield outcome(lambda: tron.interact(calm))
    tron.initialize_neural_network()
    yield outcome(lambda: tron.initialize_neural_network())
    yield outcome(lambda: tron.interact(Surroundings(0.0, 2.0, 0.0)))
    yield outcome(lambda: tron.learn(calm, Behavior.REPRODUCTIVE))
    yield outcome(lambda: tron.feed(1.1))
    yield outcome(lambda: tron.move_to(Position(0.0, 10_000.5)))
    tron.pause()
    yield outcome(lambda: tron.evolve())
    tron.terminate()
    yield outcome(lambda: tron.resume())


def errors_of_networks(tron):
    network = Network()
    rules = ClusterConfig.default()
    run(network.connect("a", tron))
    yield outcome(lambda: run(network.connect("a", tron)))
    yield outcome(lambda: run(network.connect("b", Tron(DNA.from_seed(3)))))
    yield outcome(lambda: network.create_cluster("c", rules.max_size(1)))
    network.create_cluster("c", rules.max_size(2))
    yield outcome(lambda: network.create_cluster("c", rules))
    yield outcome(lambda: run(network.leave_cluster("a")))
    yield outcome(lambda: run(network.decide("c", Surroundings(0.0, 0.0, 0.0))))
    run(network.join_cluster("a", "c"))
    yield outcome(lambda: run(network.join_cluster("a", "c")))
    tron.move_to(Position(50.5, 0.0))
    run(network.connect("b", tron))
    yield outcome(lambda: run(network.join_cluster("b", "c")))
    yield outcome(lambda: network.members("d"))
    yield outcome(lambda: network.organism("d"))
    yield outcome(lambda: network.advance(timedelta(seconds=-1)))
    yield outcome(lambda: RateLimiter(0, timedelta(seconds=1)))
    yield outcome(lambda: RateLimiter(1, timedelta(0)))

"""Prints the exact bits of networks; parity-network.rs must print the same."""

import asyncio
import inspect
import struct
from datetime import timedelta

from genesis_protocol import (
    DNA,
    ClusterConfig,
    Error,
    Network,
    NeuralMessage,
    Position,
    RateLimiter,
    Surroundings,
    Tron,
)


async def main():
    await print_limiter()
    await print_network()
    await print_gossip()
    await print_apart()
    await print_errors()


def bits(number):
    return struct.pack(">d", number).hex()


def milliseconds(duration):
    return duration // timedelta(milliseconds=1)


def initialized(seed):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    return tron


def placed(seed, x, y):
    tron = initialized(seed)
    tron.move_to(Position(x, y))
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


async def print_limiter():
    limiter = RateLimiter(3, timedelta(microseconds=2_345_678))
    for time in range(40):
        now = timedelta(microseconds=time * 456_789)
        print(limiter.remaining(now))
        await print_error(lambda: limiter.allow(now))
    print(RateLimiter.default().remaining(timedelta(0)))


async def print_network():
    network = Network()
    network.create_cluster("pack", ClusterConfig.default())
    strict = (
        ClusterConfig.default()
        .max_size(4)
        .communication_radius(30.5)
        .cooperation_threshold(1.0)
    )
    network.create_cluster("guard", strict)
    for seed in range(12):
        name = f"tron {seed}"
        tron = placed(seed, float(seed * 31 % 70), float(seed * 17 % 50))
        await network.connect(name, tron)
        cluster = "guard" if seed % 3 == 0 else "pack"
        await print_error(lambda: network.join_cluster(name, cluster))
        print_statistics(network)
    print(", ".join(network.names()))
    for danger in [0.0, 0.5, 1.0]:
        for cluster in ["pack", "guard"]:
            surroundings = Surroundings(
                danger=danger, company=0.3, novelty=1.0 - danger
            )
            decision = await network.decide(cluster, surroundings)
            print(decision.behavior, bits(decision.agreement), int(decision.accepted))
    print_tron(network.organism("tron 1"))
    await network.leave_cluster("tron 1")
    print_tron(await network.disconnect("tron 2"))
    print_statistics(network)


def print_statistics(network):
    for cluster in ["pack", "guard"]:
        statistics = network.statistics(cluster)
        print(
            cluster,
            statistics.size,
            bits(statistics.average_fitness),
            bits(statistics.communication_efficiency),
            ", ".join(network.members(cluster)),
        )


async def print_gossip():
    network = Network()
    network.create_cluster("chain", ClusterConfig.default().max_size(15))
    names = [f"link {place:02}" for place in range(14)]
    for place, name in enumerate(names):
        await network.connect(name, placed(place, place * 40.0, float(place % 2)))
        await network.join_cluster(name, "chain")
    for sender in [names[0], names[6], names[13]]:
        network.advance(timedelta(milliseconds=1_234))
        message = NeuralMessage(sender, "", "gather", [0.25, 0.1])
        gossip = await network.gossip(message)
        print(gossip.reached, gossip.hops)
    await network.send(NeuralMessage(names[3], names[0], "follow", []))
    for name in names:
        while (message := await network.receive(name)) is not None:
            print(
                message.sender,
                message.target,
                message.action,
                " ".join(bits(parameter) for parameter in message.parameters),
                milliseconds(message.timestamp),
            )
    print(Network.TIME_TO_LIVE, milliseconds(network.now()))


async def print_apart():
    """Changes to the original organism, or to a copy from `organism`, don't affect the network."""
    network = Network()
    tron = placed(1, 3.0, 4.0)
    await network.connect("ada", tron)
    tron.move_to(Position(9.0, 9.0))
    network.organism("ada").evolve()
    print_tron(network.organism("ada"))
    print_tron(tron)


async def print_errors():
    await print_error(lambda: RateLimiter(0, timedelta(seconds=1)))
    await print_error(lambda: RateLimiter(1, timedelta(microseconds=10)))
    network = Network()
    config = ClusterConfig.default()
    await print_error(lambda: network.create_cluster("pair", config.max_size(1)))
    far = config.communication_radius(0.01)
    await print_error(lambda: network.create_cluster("pair", far))
    sure = config.cooperation_threshold(1.01)
    await print_error(lambda: network.create_cluster("pair", sure))
    network.create_cluster("pair", config.max_size(2))
    await print_error(lambda: network.create_cluster("pair", config))

    await network.connect("ada", placed(1, 0.0, 0.0))
    await network.connect("bob", placed(2, 30.0, 40.0))
    await network.connect("cleo", placed(3, 60.0, 80.5))
    await print_error(lambda: network.connect("ada", placed(4, 0.0, 0.0)))
    await print_error(lambda: network.connect("dan", Tron(DNA.from_seed(1))))
    dead = initialized(1)
    dead.terminate()
    await print_error(lambda: network.connect("dan", dead))
    await print_error(lambda: network.disconnect("dan"))
    await print_error(lambda: network.organism("dan"))

    quiet = Surroundings(danger=0.0, company=0.0, novelty=0.0)
    await print_error(lambda: network.decide("pair", quiet))
    await network.join_cluster("ada", "pair")
    await print_error(lambda: network.join_cluster("cleo", "pair"))
    await print_error(lambda: network.join_cluster("ada", "pair"))
    await print_error(lambda: network.join_cluster("dan", "pair"))
    await print_error(lambda: network.join_cluster("bob", "trio"))
    await network.join_cluster("bob", "pair")
    await print_error(lambda: network.join_cluster("cleo", "pair"))
    await print_error(lambda: network.leave_cluster("cleo"))
    await print_error(lambda: network.members("trio"))
    await print_error(lambda: network.statistics("trio"))
    loud = Surroundings(danger=0.0, company=0.0, novelty=1.5)
    await print_error(lambda: network.decide("pair", loud))

    def message(sender, target):
        return NeuralMessage(sender, target, "follow", [])

    await print_error(lambda: network.send(message("dan", "eve")))
    await print_error(lambda: network.send(message("ada", "eve")))
    await print_error(lambda: network.receive("eve"))
    await print_error(lambda: network.gossip(message("cleo", "")))
    await print_error(lambda: network.gossip(message("dan", "")))
    for _ in range(100):
        await network.send(message("ada", "cleo"))
    network.advance(timedelta(microseconds=12_345_678))
    await print_error(lambda: network.send(message("ada", "cleo")))
    await print_error(lambda: network.gossip(message("ada", "")))


async def print_error(action):
    try:
        result = action()
        if inspect.isawaitable(result):
            await result
        print("ok")
    except Error as error:
        print(error)


asyncio.run(main())

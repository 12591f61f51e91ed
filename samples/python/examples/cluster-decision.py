import asyncio

from genesis_protocol import (
    DNA,
    Behavior,
    ClusterConfig,
    Error,
    Network,
    Position,
    Surroundings,
    Tron,
)

THREAT = Surroundings(danger=0.9, company=0.5, novelty=0.1)


def organism_at(seed, x, y):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    tron.move_to(Position(x, y))
    return tron


async def join(network, name):
    try:
        await network.join_cluster(name, "pack")
        print(f"{name} has joined")
    except Error as error:
        print(error)


def print_statistics(network):
    statistics = network.statistics("pack")
    print(
        f"{statistics.size} members, "
        f"average fitness {statistics.average_fitness:.3f}, "
        f"efficiency {statistics.communication_efficiency:.3f}"
    )


async def teach(network, name, lessons):
    """Organisms learn outside the network; each comes back to its place."""
    tron = await network.disconnect(name)
    for _ in range(lessons):
        tron.feed(0.02)
        tron.learn(THREAT, Behavior.CONSERVATION)
    await network.connect(name, tron)
    await network.join_cluster(name, "pack")


async def main():
    network = Network()
    config = (
        ClusterConfig.default()
        .max_size(10)
        .communication_radius(50.0)
        .cooperation_threshold(0.7)
    )
    network.create_cluster("pack", config)

    # Two rows of five, 25 apart.
    for place in range(10):
        name = f"member-{place}"
        x, y = place % 5, place // 5
        await network.connect(name, organism_at(place, 25.0 * x, 25.0 * y))
        await network.join_cluster(name, "pack")
    await network.connect("near", organism_at(10, 125.0, 0.0))
    await network.connect("far", organism_at(11, 400.0, 0.0))
    print_statistics(network)

    await join(network, "near")
    await network.leave_cluster("member-0")
    print("member-0 has left")
    await join(network, "far")
    await join(network, "near")
    print_statistics(network)

    members = network.members("pack")
    lessons = 0
    while True:
        decision = await network.decide("pack", THREAT)
        print(
            f"{lessons:>3} lessons: {decision.behavior}, "
            f"agreement {decision.agreement:.1f}, "
            f"accepted: {str(decision.accepted).lower()}"
        )
        if decision.accepted:
            return
        for name in members:
            await teach(network, name, 50)
        lessons += 50


asyncio.run(main())

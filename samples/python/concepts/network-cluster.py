# #region hidden
import asyncio

from genesis_protocol import (
    DNA,
    ClusterConfig,
    Network,
    OutOfReach,
    Position,
    Surroundings,
    Tron,
)


def organism(seed, x, y):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    tron.move_to(Position(x, y))
    return tron


async def main():
    network = Network()
    # #endregion
    network.create_cluster("pack", ClusterConfig.default())
    for seed, name, x, y in [
        (7, "ada", 40.0, 60.0),
        (8, "bob", 70.0, 30.0),
        (9, "cat", 80.0, 70.0),
        (10, "dan", 125.0, 60.0),
        (11, "eve", 185.0, 30.0),
    ]:
        await network.connect(name, organism(seed, x, y))
        try:
            await network.join_cluster(name, "pack")
        except OutOfReach as error:
            print(f"error: {error}")

    pack = network.statistics("pack")
    print(f"size {pack.size}")
    print(f"average fitness {pack.average_fitness:.3f}")
    efficiency = pack.communication_efficiency
    print(f"communication efficiency {efficiency:.2f}")
    for danger in [0.0, 1.0]:
        surroundings = Surroundings(
            danger, company=0.4, novelty=0.0
        )
        decision = await network.decide(
            "pack", surroundings
        )
        verdict = (
            "accepted" if decision.accepted else "rejected"
        )
        print(
            f"danger {danger:g}: {decision.behavior}, "
            f"agreement {decision.agreement:.2f}, {verdict}"
        )
    # #region hidden


asyncio.run(main())
# #endregion

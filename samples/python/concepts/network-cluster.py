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
        (6, "ada", 40.0, 60.0),
        (7, "bob", 70.0, 30.0),
        (8, "cat", 80.0, 70.0),
        (9, "dan", 125.0, 60.0),
        (10, "eve", 185.0, 30.0),
    ]:
        await network.connect(name, organism(seed, x, y))
        try:
            await network.join_cluster(name, "pack")
        except OutOfReach as error:
            print(error)

    pack = network.statistics("pack")
    print(f"size {pack.size}")
    print(f"average fitness {pack.average_fitness:.3f}")
    print(f"communication efficiency {pack.communication_efficiency:.2f}")
    for danger in [0.0, 1.0]:
        surroundings = Surroundings(danger, company=0.4, novelty=0.2)
        decision = await network.decide("pack", surroundings)
        answer = "accepted" if decision.accepted else "refused"
        print(
            f"danger {danger:g}: {decision.behavior} "
            f"with {decision.agreement:.2f}, {answer}"
        )
    # #region hidden


asyncio.run(main())
# #endregion

# #region hidden
import asyncio

from genesis_protocol import DNA, ClusterConfig, Network, Position, Tron


def organism(seed: int, x: float) -> Tron:
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    tron.move_to(Position(x=x, y=0.0))
    return tron


async def main() -> None:
    network = Network()
    network.create_cluster("pack", ClusterConfig.default())
    # #endregion
    # In a line, 30.0 apart; the communication radius is 50.0.
    names = ["first", "second", "third", "fourth"]
    for seed, name in enumerate(names, start=1):
        await network.connect(name, organism(seed, x=30.0 * seed))
        await network.join_cluster(name, "pack")

    pack = network.statistics("pack")
    print(f"size {pack.size}")
    print(f"average fitness {pack.average_fitness:.3f}")
    print(f"pairs within reach {pack.communication_efficiency:.2f}")
    # #region hidden


asyncio.run(main())
# #endregion

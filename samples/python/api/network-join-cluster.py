# #region hidden
import asyncio

from genesis_protocol import (
    DNA,
    ClusterConfig,
    Network,
    OutOfReach,
    Position,
    Tron,
)


def organism_at(x: float) -> Tron:
    tron = Tron(DNA.random())
    tron.initialize_neural_network()
    tron.move_to(Position(x=x, y=0.0))
    return tron


async def main() -> None:
    network = Network()
    # #endregion
    await network.connect("scout", organism_at(0.0))
    await network.connect("guard", organism_at(40.0))
    await network.connect("hermit", organism_at(95.0))
    network.create_cluster("pack", ClusterConfig.default())

    for name in ["scout", "guard", "hermit"]:
        try:
            await network.join_cluster(name, "pack")
        except OutOfReach as error:
            print(error)
    print(f"pack: {', '.join(network.members('pack'))}")

    await network.leave_cluster("scout")
    print(f"pack: {', '.join(network.members('pack'))}")
    # #region hidden


asyncio.run(main())
# #endregion

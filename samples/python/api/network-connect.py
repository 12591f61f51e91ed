# #region hidden
import asyncio

from genesis_protocol import (
    DNA,
    NameTaken,
    Network,
    NotInitialized,
    Position,
    Tron,
)


async def main() -> None:
    # #endregion
    network = Network()
    scout = Tron(DNA.from_seed(1))

    try:
        await network.connect("scout", scout)
    except NotInitialized as error:
        print(error)
    scout.initialize_neural_network()
    scout.move_to(Position(x=12.0, y=30.0))
    await network.connect("scout", scout)

    try:
        await network.connect("scout", scout)
    except NameTaken as error:
        print(error)
    # #region hidden


asyncio.run(main())
# #endregion

# #region hidden
import asyncio
from datetime import timedelta

from genesis_protocol import DNA, Network, NeuralMessage, Tron, UnknownName


async def main() -> None:
    network = Network()
    for seed, name in enumerate(["scout", "guard"], start=1):
        tron = Tron(DNA.from_seed(seed))
        tron.initialize_neural_network()
        await network.connect(name, tron)
    network.advance(timedelta(seconds=5))

    # #endregion
    message = NeuralMessage("scout", "guard", "food", [12.0, 30.5])
    await network.send(message)

    while message := await network.receive("guard"):
        seconds = message.timestamp.total_seconds()
        print(f"from {message.sender} at {seconds:g}s")
        print(f"{message.action} {message.parameters}")

    lost = NeuralMessage("scout", "nobody", "hello", [])
    try:
        await network.send(lost)
    except UnknownName as error:
        print(f"error: {error}")
    # #region hidden


asyncio.run(main())
# #endregion

# #region hidden
import asyncio
from datetime import timedelta

from genesis_protocol import DNA, Network, NeuralMessage, RateLimited, Tron


async def main() -> None:
    network = Network()
    for seed, name in enumerate(["scout", "guard"], start=1):
        tron = Tron(DNA.from_seed(seed))
        tron.initialize_neural_network()
        await network.connect(name, tron)

    # #endregion
    message = NeuralMessage("scout", "guard", "danger", [0.9])
    for _ in range(100):
        await network.send(message)
    network.advance(timedelta(seconds=45))
    try:
        await network.send(message)
    except RateLimited as error:
        print(f"at {network.now().total_seconds():g}s: {error}")

    network.advance(timedelta(seconds=15))
    await network.send(message)
    print(f"at {network.now().total_seconds():g}s: sent")
    # #region hidden


asyncio.run(main())
# #endregion

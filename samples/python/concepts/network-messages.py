# #region hidden
import asyncio
from datetime import timedelta

from genesis_protocol import DNA, Network, NeuralMessage, RateLimited, Tron


def organism(seed):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    return tron


async def main():
    # #endregion
    network = Network()
    await network.connect("scout", organism(1))
    await network.connect("keeper", organism(2))

    news = NeuralMessage("scout", "keeper", "food found", [12.0, 30.5])
    await network.send(news)
    message = await network.receive("keeper")
    print(f"{message.sender} to {message.target}")
    print(f"{message.action} {message.parameters}")
    print(f"at {message.timestamp.total_seconds():g} s")

    # Two messages in every second, until one is refused.
    sent = 1
    try:
        while True:
            await network.send(news)
            sent += 1
            network.advance(timedelta(milliseconds=500))
    except RateLimited as error:
        print(f"sent {sent} in {network.now().total_seconds():g} s")
        print(f"refused: {error}")
    # #region hidden


asyncio.run(main())
# #endregion

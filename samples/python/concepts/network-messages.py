# #region hidden
import asyncio
from datetime import timedelta

from genesis_protocol import (
    DNA,
    Network,
    NeuralMessage,
    RateLimited,
    Tron,
)


def organism(seed):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    return tron


async def main():
    # #endregion
    network = Network()
    await network.connect("ada", organism(7))
    await network.connect("bob", organism(8))

    place = [12.0, 30.5]
    news = NeuralMessage("ada", "bob", "food found", place)
    await network.send(news)
    message = await network.receive("bob")
    print(f"{message.sender} to {message.target}")
    print(f"{message.action} {message.parameters}")
    print(f"at {message.timestamp.total_seconds():g} s")

    # Two messages a second, until one fails.
    sent = 1
    try:
        while True:
            await network.send(news)
            sent += 1
            network.advance(timedelta(milliseconds=500))
    except RateLimited as error:
        seconds = network.now().total_seconds()
        print(f"sent {sent} in {seconds:g} s")
        print(f"error: {error}")
    # #region hidden


asyncio.run(main())
# #endregion

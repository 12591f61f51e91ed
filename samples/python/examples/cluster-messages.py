import asyncio
from datetime import timedelta

from genesis_protocol import (
    DNA,
    ClusterConfig,
    Network,
    NeuralMessage,
    Position,
    RateLimited,
    Tron,
)


async def line_of(count):
    """A network of organisms in a line, each within reach of its neighbors only."""
    network = Network()
    network.create_cluster("line", ClusterConfig.default().max_size(12))
    for place in range(count):
        tron = Tron(DNA.from_seed(place))
        tron.initialize_neural_network()
        tron.move_to(Position(40.0 * place, 0.0))
        name = f"tron-{place}"
        await network.connect(name, tron)
        await network.join_cluster(name, "line")
    return network


def seconds(time):
    return f"{time.total_seconds():>5.1f} s"


async def send_patiently(network, message):
    """Sends a message; when the limiter refuses it, waits as long as it says."""
    try:
        await network.send(message)
    except RateLimited as error:
        now = seconds(network.now())
        print(f"{now}: refused, try again in {error.retry_after:g} s")
        network.advance(timedelta(seconds=error.retry_after))
        await network.send(message)


async def main():
    network = await line_of(12)

    network.advance(timedelta(seconds=5))
    await network.send(NeuralMessage("tron-0", "tron-9", "tell energy", []))
    while message := await network.receive("tron-9"):
        time = seconds(message.timestamp)
        print(f"{time}: {message.sender} asks: {message.action}")
        energy = network.organism("tron-9").energy()
        answer = NeuralMessage("tron-9", message.sender, "energy", [energy])
        await network.send(answer)
    if answer := await network.receive("tron-0"):
        time = seconds(answer.timestamp)
        print(f"{time}: {answer.sender} answers: {answer.parameters}")

    print(f"time to live: {Network.TIME_TO_LIVE} hops")
    for sender in ["tron-0", "tron-1", "tron-6"]:
        news = NeuralMessage(sender, "", "food found", [120.0, 0.0])
        gossip = await network.gossip(news)
        print(f"{sender} reached {gossip.reached} in {gossip.hops} hops")

    for number in range(250):
        network.advance(timedelta(milliseconds=100))
        signal = NeuralMessage("tron-2", "tron-3", "signal", [float(number)])
        await send_patiently(network, signal)
    print(f"{seconds(network.now())}: all 250 signals sent")


asyncio.run(main())

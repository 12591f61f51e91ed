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

NAMES = "ada bob cat dan eve fay gus hal ivy jan kim leo"


async def main():
    network = Network()
    # #line 1
    config = ClusterConfig.default().max_size(12)
    network.create_cluster("line", config)
    for place, name in enumerate(NAMES.split()):
        tron = Tron(DNA.from_seed(7 + place))
        tron.initialize_neural_network()
        # #line 2
        tron.move_to(Position(40.0 * place, 0.0))
        await network.connect(name, tron)
        await network.join_cluster(name, "line")

    print(f"time to live: {Network.TIME_TO_LIVE} hops")
    for sender in ["ada", "bob", "fay"]:
        news = NeuralMessage(sender, "", "food found", [])
        # #line 3
        gossip = await network.gossip(news)
        reached, hops = gossip.reached, gossip.hops
        print(f"{sender} reached {reached} in {hops} hops")

    for _ in range(250):
        network.advance(timedelta(milliseconds=100))
        signal = NeuralMessage("cat", "dan", "hello", [])
        # #line 4
        try:
            await network.send(signal)
        except RateLimited as error:
            now = network.now().total_seconds()
            wait = error.retry_after
            print(
                f"{now:>5.1f} s: refused, wait {wait:g} s"
            )
            # #line 5
            network.advance(timedelta(seconds=wait))
            await network.send(signal)
    now = network.now().total_seconds()
    print(f"{now:>5.1f} s: all 250 messages sent")


asyncio.run(main())

# #region hidden
import asyncio

from genesis_protocol import (
    DNA,
    ClusterConfig,
    Network,
    NeuralMessage,
    Position,
    Tron,
)


def organism_at(x):
    tron = Tron(DNA.random())
    tron.initialize_neural_network()
    tron.move_to(Position(x, 0.0))
    return tron


async def main():
    network = Network()
    # #endregion
    config = ClusterConfig.default().max_size(12)
    network.create_cluster("chain", config)
    for link in range(12):
        name = f"link {link}"
        await network.connect(
            name, organism_at(40.0 * link)
        )
        await network.join_cluster(name, "chain")

    news = NeuralMessage("link 0", "", "food found", [12.0])
    gossip = await network.gossip(news)
    print(f"reached {gossip.reached} in {gossip.hops} hops")
    for name in ["link 10", "link 11"]:
        message = await network.receive(name)
        if message:
            print(f"{name} received: {message.action}")
        else:
            print(f"{name} received nothing")

    await network.leave_cluster("link 4")
    gossip = await network.gossip(news)
    print(
        f"without link 4: reached {gossip.reached} "
        f"in {gossip.hops} hops"
    )
    # #region hidden


asyncio.run(main())
# #endregion

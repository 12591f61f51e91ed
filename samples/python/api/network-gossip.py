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


async def main() -> None:
    network = Network()
    network.create_cluster("line", ClusterConfig.default().max_size(12))
    for index in range(12):
        name = f"organism {index}"
        tron = Tron(DNA.random())
        tron.initialize_neural_network()
        tron.move_to(Position(x=40.0 * index, y=0.0))
        await network.connect(name, tron)
        await network.join_cluster(name, "line")
    # #endregion
    # Twelve organisms in a line, each within reach of its neighbors.
    for sender in ["organism 0", "organism 6"]:
        news = NeuralMessage(sender, "", "food found", [12.0])
        gossip = await network.gossip(news)
        print(f"{sender} reached {gossip.reached} of 11")
        print(f"  in {gossip.hops} hops")
    print(f"time to live: {Network.TIME_TO_LIVE}")
    # #region hidden


asyncio.run(main())
# #endregion

import asyncio

from genesis_protocol import DNA, ClusterConfig, Network, NeuralMessage, Tron


async def main():
    network = Network()
    network.create_cluster("pack", ClusterConfig.default())
    for name, seed in [("ada", 7), ("bob", 8)]:
        tron = Tron(DNA.from_seed(seed))
        tron.initialize_neural_network()
        await network.connect(name, tron)
        await network.join_cluster(name, "pack")
    print(f"members: {', '.join(network.members('pack'))}")

    message = NeuralMessage("ada", "bob", "follow me", [0.5])
    await network.send(message)
    message = await network.receive("bob")
    if message:
        print(f"{message.sender} says: {message.action}")


asyncio.run(main())

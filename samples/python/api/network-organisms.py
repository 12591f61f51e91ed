# #region hidden
import asyncio

from genesis_protocol import DNA, Network, Tron


async def main() -> None:
    network = Network()
    for seed, name in enumerate(["scout", "guard", "forager"], start=1):
        tron = Tron(DNA.from_seed(seed))
        tron.initialize_neural_network()
        await network.connect(name, tron)

    # #endregion
    for name in network.names():
        tron = network.organism(name)
        print(f"{name:<8} fitness {tron.fitness():.3f}")

    # To change an organism, disconnect it and connect it again.
    guard = await network.disconnect("guard")
    guard.evolve()
    await network.connect("guard", guard)
    print(f"guard evolved to {network.organism('guard').fitness():.3f}")
    # #region hidden


asyncio.run(main())
# #endregion

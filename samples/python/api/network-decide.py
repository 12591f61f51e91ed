# #region hidden
import asyncio

from genesis_protocol import (
    ClusterConfig,
    EvolutionConfig,
    Network,
    Population,
    Surroundings,
)


async def pack_after(generations: int) -> Network:
    """Returns a network with a pack of the ten fittest organisms."""
    population = Population(EvolutionConfig.default())
    population.initialize()
    for _ in range(generations):
        population.evolve()

    network = Network()
    network.create_cluster("pack", ClusterConfig.default())
    for rank, tron in enumerate(population.organisms()[:10]):
        name = f"organism {rank}"
        await network.connect(name, tron)
        await network.join_cluster(name, "pack")
    return network


async def main() -> None:
    # #endregion
    threat = Surroundings(danger=0.9, company=0.2, novelty=0.1)
    # Unrelated organisms disagree; those that evolved together agree.
    for generations in [0, 5, 20]:
        network = await pack_after(generations)
        decision = await network.decide("pack", threat)
        print(
            f"generation {generations:>2}: {decision.behavior}, "
            f"{decision.agreement:.1f}, "
            f"accepted: {str(decision.accepted).lower()}"
        )
    # #region hidden


asyncio.run(main())
# #endregion

# #region hidden
import asyncio

from genesis_protocol import (
    DNA,
    Behavior,
    ClusterConfig,
    Error,
    Network,
    Position,
    Surroundings,
    Tron,
)

# #endregion
PACK = {
    "ada": (7, 0.0),
    "bob": (8, 30.0),
    "cat": (9, 60.0),
    "dan": (10, 90.0),
    "eve": (11, 150.0),
}
THREAT = Surroundings(danger=0.9, company=0.5, novelty=0.1)


async def main():
    network = Network()
    config = ClusterConfig.default().max_size(10)
    config = config.communication_radius(50.0)
    config = config.cooperation_threshold(0.7)
    network.create_cluster("pack", config)

    for name, (seed, x) in PACK.items():
        tron = Tron(DNA.from_seed(seed))
        tron.initialize_neural_network()
        tron.move_to(Position(x, 0.0))
        await network.connect(name, tron)
        # #line 1
        try:
            await network.join_cluster(name, "pack")
        except Error as error:
            print(error)
    # #line 2
    eve = await network.disconnect("eve")
    eve.move_to(Position(120.0, 0.0))
    await network.connect("eve", eve)
    await network.join_cluster("eve", "pack")

    for lessons in range(0, 401, 100):
        # #line 3
        decision = await network.decide("pack", THREAT)
        result = (
            f"{decision.behavior} {decision.agreement:.1f}"
        )
        accepted = str(decision.accepted).lower()
        print(
            f"{lessons:>3} lessons: {result}, "
            f"accepted: {accepted}"
        )
        for name in PACK:
            tron = await network.disconnect(name)
            for _ in range(100):
                tron.feed(0.01)
                # #line 4
                tron.learn(THREAT, Behavior.CONSERVATION)
            await network.connect(name, tron)
            await network.join_cluster(name, "pack")


asyncio.run(main())

# #region hidden
from math import sqrt

from genesis_protocol import DNA, Position, Tron


def length(x, y):
    return sqrt(x * x + y * y)


# #endregion
def step(swarm, informed):
    """Each takes the mean heading of all in sight, its own included.

    The informed also count two that go east.
    """
    seen = [(tron.position(), heading) for tron, heading in swarm]
    seen = [(there.x, there.y, *heading) for there, heading in seen]
    for place, (tron, _) in enumerate(swarm):
        here, genes = tron.position(), tron.dna().genes()
        here_x, here_y, sight = here.x, here.y, 50.0 * genes["vision"]
        east, north = 2.0 if place < informed else 0.0, 0.0
        for x, y, to_east, to_north in seen:
            # The world has no edges: the shorter path may cross one.
            gap_x = abs((x - here_x + 50.0) % 100.0 - 50.0)
            if gap_x <= sight:
                gap_y = abs((y - here_y + 50.0) % 100.0 - 50.0)
                if length(gap_x, gap_y) <= sight:
                    east += to_east
                    north += to_north
        size, pace = length(east, north), 5.0 * genes["speed"]
        east, north = east / size, north / size
        x, y = here_x + east * pace, here_y + north * pace
        tron.move_to(Position(x % 100.0, y % 100.0))
        swarm[place] = tron, (east, north)


# #region hidden
def run(first_seed, vision, informed, steps):
    swarm = []
    for seed in range(first_seed, first_seed + 40):
        dna = DNA.from_seed(seed).with_gene("vision", vision)
        tron = Tron(dna.with_gene("speed", 0.2))
        x, y, east, north = dna.sequence()[10:14]
        tron.move_to(Position(x / 2.56, y / 2.56))
        east, north = east - 127.5, north - 127.5
        size = length(east, north)
        swarm.append((tron, (east / size, north / size)))
    for _ in range(steps):
        step(swarm, informed)
    east = sum(heading[0] for _, heading in swarm)
    north = sum(heading[1] for _, heading in swarm)
    return east / 40, north / 40


for vision, informed, steps in [
    (0.0, 0, 100),
    (0.4, 0, 100),
    (0.4, 4, 100),
    (0.4, 1, 100),
    (0.4, 1, 1_000),
]:
    starts = range(0, 10_000, 1_000)
    headings = [run(start, vision, informed, steps) for start in starts]
    order = sum(length(*heading) for heading in headings) / 10
    east = sum(heading[0] for heading in headings) / 10
    print(
        f"sight {50 * vision:>2.0f}, {informed} informed, {steps:>4} steps: "
        f"order {order:.2f}, east {east:.2f}"
    )
# #endregion

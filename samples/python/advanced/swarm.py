# #region hidden
from math import sqrt

from genesis_protocol import DNA, Position, Tron


def length(x, y):
    return sqrt(x * x + y * y)


# #endregion
def step(swarm, informed):
    """Each organism turns to the mean heading of all in sight.

    That includes itself. Informed organisms add twice the vector for east.
    """
    seen = [(tron.position(), heading) for tron, heading in swarm]
    seen = [(there.x, there.y, *heading) for there, heading in seen]
    for index, (tron, _) in enumerate(swarm):
        here, genes = tron.position(), tron.dna().genes()
        here_x, here_y, sight = here.x, here.y, 50.0 * genes["vision"]
        east, north = 2.0 if index < informed else 0.0, 0.0
        for x, y, to_east, to_north in seen:
            # The world wraps around: the shorter path may cross an edge.
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
        swarm[index] = tron, (east, north)


# #region hidden
def run(first_seed, vision, informed):
    """The mean heading of 40 organisms after 100 steps."""
    swarm = []
    for seed in range(first_seed, first_seed + 40):
        dna = DNA.from_seed(seed).with_gene("vision", vision)
        tron = Tron(dna.with_gene("speed", 0.2))
        # Four bytes of the DNA give a random position and heading.
        x, y, east, north = dna.sequence()[10:14]
        tron.move_to(Position(x / 2.56, y / 2.56))
        east, north = east - 127.5, north - 127.5
        size = length(east, north)
        swarm.append((tron, (east / size, north / size)))
    for _ in range(100):
        step(swarm, informed)
    east = sum(heading[0] for _, heading in swarm)
    north = sum(heading[1] for _, heading in swarm)
    return east / 40, north / 40


for vision, informed in [(0.0, 0), (0.4, 0), (0.4, 4)]:
    starts = range(0, 10_000, 1_000)
    headings = [run(start, vision, informed) for start in starts]
    order = sum(length(*heading) for heading in headings) / 10
    east = sum(heading[0] for heading in headings) / 10
    print(
        f"sight {50 * vision:>2.0f}, {informed} informed: "
        f"order {order:.2f}, east {east:.2f}"
    )
# #endregion

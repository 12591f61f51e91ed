"""One organism's turn in a step of the simulation."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Optional

from .life_cycle import Behavior
from .organism import Tron
from .residence import lose_health
from .rng import Rng
from .surroundings import Position, Surroundings

if TYPE_CHECKING:
    from .environment import Environment

# The range of sight at a vision of 1.0.
_FULL_SIGHT = 50.0
# The distance per step at a speed of 1.0.
_FULL_STRIDE = 5.0
# The number of others in sight at which company is 1.0.
_FULL_COMPANY = 5.0
# The side length of the grid cells in which visits are counted to compute novelty.
_CELL_SIDE = 10.0
# The resource that organisms eat.
_FOOD = "food"
# Organisms eat if they have less energy than this.
_HUNGER = 0.5
# The maximum amount eaten per step.
_MEAL = 0.1
# The health lost in a step that ends with no energy left.
_STARVATION = 0.05


def take_turn(environment: Environment, place: int) -> None:
    tron = environment._organisms[place]
    surroundings, nearest = _look_around(environment, place)
    behavior = tron.interact(surroundings)
    _travel(environment, tron, behavior, nearest)
    _eat(environment, tron)
    if tron.energy() == 0.0:
        lose_health(tron, _STARVATION)


def _look_around(
    environment: Environment, place: int
) -> tuple[Surroundings, Optional[Position]]:
    """Returns what the organism senses, and the position of the nearest other organism
    in sight."""
    tron = environment._organisms[place]
    here = tron.position()
    sight = tron.dna().gene("vision") * _FULL_SIGHT
    in_sight = 0
    threat = 0.0
    nearest = None
    shortest = sight
    for index, other in enumerate(environment._organisms):
        # Same as `Position.distance`, but without calls: this loop takes most of
        # the time.
        there = other._position
        dx, dy = here.x - there.x, here.y - there.y
        distance = math.sqrt(dx * dx + dy * dy)
        if index == place or distance >= sight:
            continue
        in_sight += 1
        threat += other.dna().gene("aggression") * (1.0 - distance / sight)
        if distance < shortest:
            nearest = other.position()
            shortest = distance
    surroundings = Surroundings(
        danger=0.0 if in_sight == 0 else threat / in_sight,
        company=min(in_sight / _FULL_COMPANY, 1.0),
        novelty=_novelty_of(environment._visits[place], here),
    )
    return surroundings, nearest


def _novelty_of(visits: dict[tuple[int, int], int], here: Position) -> float:
    """Returns 1.0 for the organism's first step in a cell, 1/2 for its second, 1/3 for
    its third, and so on."""
    cell = (int(here.x / _CELL_SIDE), int(here.y / _CELL_SIDE))
    visits[cell] = visits.get(cell, 0) + 1
    return 1.0 / visits[cell]


def _travel(
    environment: Environment,
    tron: Tron,
    behavior: Behavior,
    nearest: Optional[Position],
) -> None:
    here = tron.position()
    stride = tron.dna().gene("speed") * _FULL_STRIDE
    if behavior in (Behavior.CONSERVATION, Behavior.REPRODUCTIVE):
        goal = here
    elif behavior in (Behavior.SOCIAL, Behavior.AGGRESSIVE) and nearest is not None:
        goal = _towards(here, nearest, stride)
    else:
        # Exploration, or Social or Aggressive with nobody in sight.
        x, y = _direction(environment._rng)
        goal = Position(here.x + x * stride, here.y + y * stride)
    x = min(max(goal.x, 0.0), environment._width)
    y = min(max(goal.y, 0.0), environment._height)
    tron.move_to(Position(x, y))


def _eat(environment: Environment, tron: Tron) -> None:
    resources = environment._resources
    if _FOOD in resources and tron.energy() < _HUNGER:
        meal = min(resources[_FOOD], _MEAL)
        resources[_FOOD] -= meal
        tron.feed(meal)


def _towards(here: Position, goal: Position, stride: float) -> Position:
    """Moves one stride toward the goal, but not past it."""
    distance = here.distance(goal)
    if distance <= stride:
        return goal
    return Position(
        here.x + (goal.x - here.x) / distance * stride,
        here.y + (goal.y - here.y) / distance * stride,
    )


def _direction(rng: Rng) -> tuple[float, float]:
    """Draws a unit vector in a uniformly random direction. Rejection sampling needs no
    sine or cosine, whose last bit can differ between platforms."""
    while True:
        x = rng.next_f64() * 2.0 - 1.0
        y = rng.next_f64() * 2.0 - 1.0
        length = math.sqrt(x * x + y * y)
        if 0.0 < length <= 1.0:
            return x / length, y / length

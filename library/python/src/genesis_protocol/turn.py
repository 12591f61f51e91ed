"""What one organism does in one step of its environment."""

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

# How far an organism sees when its gene vision is 1.0.
_FULL_SIGHT = 50.0
# How far it moves in one step when its gene speed is 1.0.
_FULL_STRIDE = 5.0
# How many others in sight make its company full.
_FULL_COMPANY = 5.0
# The side of the squares by which it knows where it has been.
_CELL_SIDE = 10.0
# The resource that is eaten.
_FOOD = "food"
# Below this energy it is hungry.
_HUNGER = 0.5
# The most that it eats in one step.
_MEAL = 0.1
# The health it loses in a step that leaves it without energy.
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
    """What an organism senses, and where the nearest other in sight is."""
    tron = environment._organisms[place]
    here = tron.position()
    sight = tron.dna().genes()["vision"] * _FULL_SIGHT
    in_sight = 0
    threat = 0.0
    nearest = None
    shortest = sight
    for index, other in enumerate(environment._organisms):
        distance = here.distance(other.position())
        if index == place or distance >= sight:
            continue
        in_sight += 1
        threat += other.dna().genes()["aggression"] * (1.0 - distance / sight)
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
    """1.0 in a cell where the organism has not been, then a half, a third and so on with every step
    there."""
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
    stride = tron.dna().genes()["speed"] * _FULL_STRIDE
    if behavior in (Behavior.CONSERVATION, Behavior.REPRODUCTIVE):
        goal = here
    elif behavior in (Behavior.SOCIAL, Behavior.AGGRESSIVE) and nearest is not None:
        goal = _towards(here, nearest, stride)
    else:
        # An explorer goes anywhere, and so does who looks for others and sees none.
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
    """One stride nearer to a goal, and not beyond it."""
    distance = here.distance(goal)
    if distance <= stride:
        return goal
    return Position(
        here.x + (goal.x - here.x) / distance * stride,
        here.y + (goal.y - here.y) / distance * stride,
    )


def _direction(rng: Rng) -> tuple[float, float]:
    """A direction of length 1.0. Drawing points of the square until one lies in the circle gives every
    direction the same chance without an angle, whose sine no standard defines to the last bit.
    """
    while True:
        x = rng.next_f64() * 2.0 - 1.0
        y = rng.next_f64() * 2.0 - 1.0
        length = math.sqrt(x * x + y * y)
        if 0.0 < length <= 1.0:
            return x / length, y / length

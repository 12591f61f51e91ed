from __future__ import annotations

import copy
import math
from dataclasses import dataclass
from typing import TypeVar

from .error import Paused, check_range
from .organism import Tron
from .residence import check_initialized
from .rng import DEFAULT_SEED, Rng
from .surroundings import MAX_COORDINATE, Position
from .turn import take_turn

_Self = TypeVar("_Self", bound="Environment")

_MIN_SIDE = 1.0
_MAX_SIDE = MAX_COORDINATE


@dataclass(frozen=True)
class EnvironmentState:
    """What can be said about an environment as a whole."""

    # How many organisms live there.
    organism_count: int
    # How many steps have passed.
    step: int
    # Whether it is paused.
    paused: bool
    # The amounts of all resources together.
    total_resources: float
    # How many organisms have died there.
    archived_count: int


class Environment:
    """A rectangle of land with resources, in which organisms live step by step.

    In each step every organism that is not paused has its turn, in the order of organisms. It senses
    danger, company and novelty, seeing others that are nearer than 50.0 times its gene vision. It answers
    as in Tron.interact and moves by 5.0 times its gene speed: Exploration goes in a random direction,
    Social and Aggressive go to the nearest in sight or, if nobody is, in a random direction, and
    Conservation stays.

    With less than 0.5 energy it then eats up to 0.1 of the resource food. If it now has no energy, it
    loses 0.05 health; while this lasts, each further step costs 0.06, because the 0.01 of its answer is
    paid with health too. At health 0.0 it dies: it is terminated and moves to the archive.
    """

    def __init__(self, width: float, height: float) -> None:
        """An empty environment in which chance begins at seed 42; fails unless both sides are
        1.0-10,000.0."""
        self._found(width, height, DEFAULT_SEED)

    @classmethod
    def with_seed(cls: type[_Self], width: float, height: float, seed: int) -> _Self:
        """An empty environment with a seed of your own; the same seed gives the same places and ways."""
        environment = cls.__new__(cls)
        environment._found(width, height, seed)
        return environment

    def _found(self, width: float, height: float, seed: int) -> None:
        check_range("width", width, _MIN_SIDE, _MAX_SIDE)
        check_range("height", height, _MIN_SIDE, _MAX_SIDE)
        self._width = float(width)
        self._height = float(height)
        self._rng = Rng(seed)
        self._resources: dict[str, float] = {}
        self._organisms: list[Tron] = []
        # For each organism, in the same order: how many steps it has been in which cell of the land.
        self._visits: list[dict[tuple[int, int], int]] = []
        self._archive: list[Tron] = []
        self._step = 0
        self._paused = False

    def width(self) -> float:
        """How far x reaches."""
        return self._width

    def height(self) -> float:
        """How far y reaches."""
        return self._height

    def add_resource(self, name: str, amount: float) -> None:
        """Adds an amount, at least 0.0 and finite, to a resource, which begins at 0.0. Organisms eat
        the resource named food: 1.0 of it is 1.0 of energy."""
        check_range("amount", amount, 0.0, math.inf)
        self._resources[name] = self._resources.get(name, 0.0) + amount

    def resources(self) -> dict[str, float]:
        """All resources by name, with what is left of them."""
        return {name: self._resources[name] for name in sorted(self._resources)}

    def add_organism(self, tron: Tron) -> int:
        """Lets an organism live here, at a place drawn with the seed. A paused organism may be added too:
        the others see it, but steps leave it out. A copy is added, and yours stays apart from it. Returns
        its index in organisms, which falls by one whenever an organism before it dies.
        """
        check_initialized(tron, "add_organism")
        x = self._rng.next_f64() * self._width
        y = self._rng.next_f64() * self._height
        tron = copy.copy(tron)
        paused = tron.is_paused()
        tron.resume()
        tron.move_to(Position(x, y))
        if paused:
            tron.pause()
        self._organisms.append(tron)
        self._visits.append({})
        return len(self._organisms) - 1

    def organisms(self) -> list[Tron]:
        """Copies of the living organisms, in the order in which they were added."""
        return [copy.copy(tron) for tron in self._organisms]

    def archive(self) -> list[Tron]:
        """The organisms that died here, in the order in which they died. Their last state is readable."""
        return list(self._archive)

    def state(self) -> EnvironmentState:
        """The environment as it is now, in numbers."""
        # Not sum(): newer Pythons round it differently from plain additions in order.
        total = 0.0
        for amount in self.resources().values():
            total += amount
        return EnvironmentState(
            organism_count=len(self._organisms),
            step=self._step,
            paused=self._paused,
            total_resources=total,
            archived_count=len(self._archive),
        )

    def pause(self) -> None:
        """Stops time here: until resume, step and run fail. Pausing twice is the same as pausing once."""
        self._paused = True

    def resume(self) -> None:
        """Ends a pause. Without a pause, nothing happens."""
        self._paused = False

    def step(self) -> EnvironmentState:
        """Lets one step pass, in which every organism that is not paused has its turn. Returns the state
        after it."""
        self._check_running("step")
        self._take_step()
        return self.state()

    def run(self, steps: int) -> EnvironmentState:
        """Lets several steps pass, at least 1, and does not end early when the last organism dies. Returns
        the state after the last one."""
        self._check_running("run")
        check_range("steps", steps, 1, math.inf)
        for _ in range(steps):
            self._take_step()
        return self.state()

    def _take_step(self) -> None:
        self._step += 1
        place = 0
        while place < len(self._organisms):
            if self._organisms[place].is_paused():
                place += 1
                continue
            take_turn(self, place)
            if self._organisms[place].health() > 0.0:
                place += 1
            else:
                self._bury(place)

    def _bury(self, place: int) -> None:
        tron = self._organisms.pop(place)
        self._visits.pop(place)
        tron.terminate()
        self._archive.append(tron)

    def _check_running(self, action: str) -> None:
        if self._paused:
            raise Paused(action)

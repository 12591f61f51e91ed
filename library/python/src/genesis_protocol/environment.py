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
    """A summary of an environment."""

    # The number of living organisms.
    organism_count: int
    # The number of steps taken so far.
    step: int
    # Whether the simulation is paused.
    paused: bool
    # The total amount of all resources.
    total_resources: float
    # The number of organisms that have died.
    archived_count: int


class Environment:
    """A rectangular world with resources and organisms, simulated in steps.

    In each step, every organism that isn't paused takes its turn, in the same order as
    in `organisms`. First, it senses its surroundings. It sees others within a range of
    50.0 times its `vision` gene. Danger is the mean of `aggression` times (1 - distance
    / range) over the others in sight, or 0.0 if there are none. Company is their number
    divided by 5, capped at 1.0. Novelty is 1 divided by the number of steps the
    organism has spent in its current 10 x 10 cell, including this step.

    Then the organism responds as in `Tron.interact`, at the same cost, and moves a
    distance of up to 5.0 times its `speed` gene. Exploration moves it in a random
    direction; Social and Aggressive move it toward the nearest organism in sight or, if
    there is none, in a random direction; Conservation keeps it in place. Behaviors have
    no other effect.

    If it has less than 0.5 energy, it then eats up to 0.1 of the resource `food`. If it
    has no energy left, it loses 0.05 health, and 0.06 in each step after that, because
    its response then also costs health. If it has no health left, it dies: it is
    terminated and moved to the archive.
    """

    def __init__(self, width: float, height: float) -> None:
        """Creates an empty environment with the default seed, 42.

        Args:
            width: the extent along the x-axis, 1.0-10,000.0.
            height: the extent along the y-axis, 1.0-10,000.0.

        Returns:
            The environment.

        Raises:
            OutOfRange: `width` or `height` is outside 1.0-10,000.0.
        """
        self._set(width, height, DEFAULT_SEED)

    @classmethod
    def with_seed(cls: type[_Self], width: float, height: float, seed: int) -> _Self:
        """Creates an empty environment with the given seed.

        Args:
            width: the extent along the x-axis, 1.0-10,000.0.
            height: the extent along the y-axis, 1.0-10,000.0.
            seed: the random seed; the same seed gives the same positions and movements.

        Returns:
            The environment.

        Raises:
            OutOfRange: `width` or `height` is outside 1.0-10,000.0.
        """
        environment = cls.__new__(cls)
        environment._set(width, height, seed)
        return environment

    def _set(self, width: float, height: float, seed: int) -> None:
        check_range("width", width, _MIN_SIDE, _MAX_SIDE)
        check_range("height", height, _MIN_SIDE, _MAX_SIDE)
        self._width = float(width)
        self._height = float(height)
        self._rng = Rng(seed)
        self._resources: dict[str, float] = {}
        self._organisms: list[Tron] = []
        # For each organism, in the same order: the number of steps it has spent in each
        # cell.
        self._visits: list[dict[tuple[int, int], int]] = []
        self._archive: list[Tron] = []
        self._step = 0
        self._paused = False

    def width(self) -> float:
        """Returns the extent along the x-axis."""
        return self._width

    def height(self) -> float:
        """Returns the extent along the y-axis."""
        return self._height

    def add_resource(self, name: str, amount: float) -> None:
        """Increases the amount of a resource, which starts at 0.0.

        Organisms eat the resource named `food`, wherever they are; eating increases
        their energy by the amount eaten. Other resources have no effect.

        Args:
            name: the name of the resource; any text.
            amount: the amount to add, finite and at least 0.0.

        Raises:
            OutOfRange: `amount` is negative, infinite or NaN.
        """
        check_range("amount", amount, 0.0, math.inf)
        self._resources[name] = self._resources.get(name, 0.0) + amount

    def resources(self) -> dict[str, float]:
        """Returns the remaining amount of each resource by name."""
        return {name: self._resources[name] for name in sorted(self._resources)}

    def add_organism(self, tron: Tron) -> int:
        """Adds an organism at a random position.

        You can add a paused organism: others see it, but it takes no turns. A copy is
        added.

        Args:
            tron: the organism; its position is replaced.

        Returns:
            Its index in `organisms`, which decreases by one whenever an organism before
            it dies.

        Raises:
            Terminated: the organism has been terminated.
            NotInitialized: the organism has no neural network yet.
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
        """Returns the living organisms in the order in which they were added."""
        return [copy.copy(tron) for tron in self._organisms]

    def archive(self) -> list[Tron]:
        """Returns the dead organisms in the order in which they died."""
        return list(self._archive)

    def state(self) -> EnvironmentState:
        """Returns a summary of the environment."""
        # Not sum(): as of Python 3.12, it rounds differently from repeated addition.
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
        """Pauses the simulation: `step` and `run` fail until you call `resume`."""
        self._paused = True

    def resume(self) -> None:
        """Resumes the simulation; has no effect if it isn't paused."""
        self._paused = False

    def step(self) -> EnvironmentState:
        """Advances the simulation by one step.

        Returns:
            The state after the step.

        Raises:
            Paused: the environment is paused.
        """
        self._check_running("step")
        self._take_step()
        return self.state()

    def run(self, steps: int) -> EnvironmentState:
        """Advances the simulation by several steps.

        It continues even after the last organism has died.

        Args:
            steps: the number of steps, at least 1.

        Returns:
            The state after the last step.

        Raises:
            Paused: the environment is paused.
            OutOfRange: `steps` is 0.
        """
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
                self._archive_dead(place)

    def _archive_dead(self, place: int) -> None:
        tron = self._organisms.pop(place)
        self._visits.pop(place)
        tron.terminate()
        self._archive.append(tron)

    def _check_running(self, action: str) -> None:
        if self._paused:
            raise Paused(action)

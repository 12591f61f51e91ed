from __future__ import annotations

import math
from dataclasses import dataclass

from .error import check_range

# The maximum coordinate, and the maximum side length of an environment.
MAX_COORDINATE = 10_000.0


@dataclass(frozen=True)
class Surroundings:
    """What an organism senses, each value 0.0-1.0."""

    # The level of threat, 0.0-1.0.
    danger: float
    # How many others are nearby, from 0.0 (none) to 1.0 (many).
    company: float
    # How unfamiliar the location is, from 0.0 (familiar) to 1.0 (unknown).
    novelty: float

    def _check(self) -> None:
        check_range("danger", self.danger, 0.0, 1.0)
        check_range("company", self.company, 0.0, 1.0)
        check_range("novelty", self.novelty, 0.0, 1.0)


@dataclass(frozen=True)
class Position:
    """A point in the plane, in the units of the environment."""

    # The coordinate along the width, 0.0-10,000.0.
    x: float = 0.0
    # The coordinate along the height, 0.0-10,000.0.
    y: float = 0.0

    def distance(self, other: Position) -> float:
        """Returns the straight-line distance to another position.

        Args:
            other: the other position.

        Returns:
            The distance; 0.0 if the positions are equal.
        """
        dx, dy = self.x - other.x, self.y - other.y
        return math.sqrt(dx * dx + dy * dy)

    def _check(self) -> None:
        for name, value in (("x", self.x), ("y", self.y)):
            check_range(name, value, 0.0, MAX_COORDINATE)

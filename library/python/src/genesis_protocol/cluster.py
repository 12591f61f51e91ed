from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import TypeVar

from .error import check_range
from .life_cycle import Behavior

_Self = TypeVar("_Self", bound="ClusterConfig")


class ClusterConfig:
    """The rules of a cluster.

    Call `default`, then the setters. `Network.create_cluster` rejects values
    outside the ranges below.
    """

    def __init__(self) -> None:
        """Does the same as `default`."""
        self._max_size = 10
        self._communication_radius = 50.0
        self._cooperation_threshold = 0.7

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ClusterConfig) and vars(self) == vars(other)

    @classmethod
    def default(cls: type[_Self]) -> _Self:
        """Returns the default rules.

        Returns:
            A maximum of 10 members, a communication radius of 50.0 and a cooperation
            threshold of 0.7.
        """
        return cls()

    def max_size(self: _Self, size: int) -> _Self:
        """Sets the maximum number of members; 10 by default.

        Args:
            size: the number of members, 2-1,000.
        """
        return self._with("_max_size", size)

    def communication_radius(self: _Self, radius: float) -> _Self:
        """Sets the maximum distance between communicating members; 50.0 by default.

        Args:
            radius: the distance in the same units as `Position`, 0.1-10,000.0.
        """
        return self._with("_communication_radius", radius)

    def cooperation_threshold(self: _Self, share: float) -> _Self:
        """Sets the share of votes needed to accept a decision; 0.7 by default.

        Args:
            share: the minimum share of the votes, 0.0-1.0.
        """
        return self._with("_cooperation_threshold", share)

    def _with(self: _Self, name: str, value: float) -> _Self:
        config = copy.copy(self)
        setattr(config, name, value)
        return config

    def _check(self) -> None:
        check_range("max_size", self._max_size, 2, 1_000)
        check_range("communication_radius", self._communication_radius, 0.1, 10_000.0)
        check_range("cooperation_threshold", self._cooperation_threshold, 0.0, 1.0)


@dataclass(frozen=True)
class ClusterStatistics:
    """Statistics about a cluster."""

    # The number of members.
    size: int
    # The mean fitness of the members, 0.0-1.0; 0.0 if there are none.
    average_fitness: float
    # The fraction of member pairs within the communication radius of each other; 1.0
    # for one member, 0.0 for none.
    communication_efficiency: float


@dataclass(frozen=True)
class Decision:
    """The result of a vote in a cluster."""

    # The behavior with the most votes.
    behavior: Behavior
    # Its share of the votes, greater than 0.0 and at most 1.0.
    agreement: float
    # Whether the share reaches the cooperation threshold.
    accepted: bool


class Cluster:
    def __init__(self, config: ClusterConfig) -> None:
        self.config = config
        # The names of the members, in the order in which they joined.
        self.members: list[str] = []

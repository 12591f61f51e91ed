from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import TypeVar

from .error import check_range
from .life_cycle import Behavior

_Self = TypeVar("_Self", bound="ClusterConfig")


class ClusterConfig:
    """The rules of a cluster. Network.create_cluster refuses values outside the documented ranges."""

    def __init__(self) -> None:
        self._max_size = 10
        self._communication_radius = 50.0
        self._cooperation_threshold = 0.7

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ClusterConfig) and vars(self) == vars(other)

    @classmethod
    def default(cls: type[_Self]) -> _Self:
        """The default value of every rule."""
        return cls()

    def max_size(self: _Self, size: int) -> _Self:
        """Sets how many members the cluster may have: 2-1,000, by default 10."""
        return self._with("_max_size", size)

    def communication_radius(self: _Self, radius: float) -> _Self:
        """Sets how far two members may be apart to talk to each other: 0.1-10,000.0 in the units of
        Position, by default 50.0."""
        return self._with("_communication_radius", radius)

    def cooperation_threshold(self: _Self, share: float) -> _Self:
        """Sets how large a share of the members must agree for a decision to be accepted: 0.0-1.0, by
        default 0.7."""
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
    """What can be said about a cluster as a whole."""

    # How many members it has.
    size: int
    # The mean fitness of its members, 0.0-1.0; 0.0 when it is empty.
    average_fitness: float
    # The share of pairs of members within the radius of each other; 1.0 for one member, 0.0 for none.
    communication_efficiency: float


@dataclass(frozen=True)
class Decision:
    """What a cluster has decided to do."""

    # The behavior that most members chose.
    behavior: Behavior
    # The share of the answers that named it, above 0.0 and up to 1.0.
    agreement: float
    # Whether the share reaches the cooperation threshold.
    accepted: bool


class Cluster:
    def __init__(self, config: ClusterConfig) -> None:
        self.config = config
        # In the order of joining.
        self.members: list[str] = []

from __future__ import annotations

import math
from decimal import Decimal
from typing import Sequence

from .life_cycle import Behavior


class Error(Exception):
    """What can go wrong. A message says what was refused and why; for a number it also gives the range."""


class OutOfRange(Error):
    """A number lies outside its documented range or is not finite."""

    def __init__(self, name: str, value: float, min: float, max: float) -> None:
        if not math.isinf(max):
            allowed = f"from {_plain(min)} to {_plain(max)}"
        elif math.isfinite(value):
            allowed = f"at least {_plain(min)}"
        elif math.isfinite(min):
            allowed = f"finite and at least {_plain(min)}"
        else:
            allowed = "finite"
        super().__init__(f"{name} is {_plain(value)}, but must be {allowed}")
        self.name = name
        self.value = value
        self.min = min
        self.max = max


class UnknownGene(Error):
    """No gene has this name."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"no gene is named {name}; genes: {', '.join(known)}")
        self.name = name
        self.known = known


class WrongCount(Error):
    """A network was given more or fewer numbers than it has places for."""

    def __init__(self, name: str, count: int, expected: int) -> None:
        super().__init__(f"got {count} {name}, but need {expected}")
        self.name = name
        self.count = count
        self.expected = expected


class NotInitialized(Error):
    """The organism or population must be initialized first."""

    def __init__(self, action: str, needs: str) -> None:
        super().__init__(f"{action} needs {needs} to be called first")
        self.action = action
        self.needs = needs


class AlreadyInitialized(Error):
    """The organism already has its neural network."""

    def __init__(self) -> None:
        super().__init__("the neural network is already initialized")


class Terminated(Error):
    """The organism has been terminated; its last state can only be read."""

    def __init__(self, action: str) -> None:
        super().__init__(f"{action} is not possible: the organism has terminated")
        self.action = action


class Paused(Error):
    """The organism or environment is paused."""

    def __init__(self, action: str) -> None:
        super().__init__(f"{action} is not possible while paused")
        self.action = action


class NotTrainable(Error):
    """A neural network cannot be trained to answer with this behavior."""

    def __init__(self, behavior: Behavior) -> None:
        super().__init__(
            f"{behavior} cannot be learned, "
            "but Exploration, Conservation, Social and Aggressive can"
        )
        self.behavior = behavior


class ChecksumMismatch(Error):
    """A sequence does not have the checksum that it should have."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"checksum is {found}, but should be {expected}")
        self.expected = expected
        self.found = found


class UnknownName(Error):
    """No organism or cluster has this name."""

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(f"no {kind} is named {name}")
        self.kind = kind
        self.name = name


class NameTaken(Error):
    """An organism or cluster of this name is already there."""

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(f"the {kind} name {name} is taken")
        self.kind = kind
        self.name = name


class ClusterFull(Error):
    """The cluster has as many members as it may have."""

    def __init__(self, cluster: str, max_size: int) -> None:
        super().__init__(f"cluster {cluster} is full: it may have {max_size} members")
        self.cluster = cluster
        self.max_size = max_size


class OutOfReach(Error):
    """No member of the cluster is within its communication radius."""

    def __init__(self, name: str, cluster: str, radius: float) -> None:
        super().__init__(
            f"{name} is out of reach: cluster {cluster} has no member within {_plain(radius)}"
        )
        self.name = name
        self.cluster = cluster
        self.radius = radius


class AlreadyInCluster(Error):
    """The organism already belongs to a cluster."""

    def __init__(self, name: str, cluster: str) -> None:
        super().__init__(f"{name} already belongs to cluster {cluster}")
        self.name = name
        self.cluster = cluster


class NotInCluster(Error):
    """The organism belongs to no cluster."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} belongs to no cluster")
        self.name = name


class RateLimited(Error):
    """The sender has used up its messages for now."""

    def __init__(self, limit: int, window: float, retry_after: float) -> None:
        super().__init__(
            f"more than {limit} messages in {_plain(window)} s; "
            f"try again in {_plain(retry_after)} s"
        )
        self.limit = limit
        self.window = window
        self.retry_after = retry_after


def check_range(name: str, value: float, min: float, max: float) -> None:
    """Refuses a number outside the range, and whatever is not a finite number."""
    if not min <= value <= max or abs(value) == math.inf:
        raise OutOfRange(name, value, min, max)


def check_finite(name: str, values: Sequence[float]) -> None:
    """Refuses infinite numbers and what is not a number: one of them would spread to every result."""
    if all(map(math.isfinite, values)):
        return
    for value in values:
        if not math.isfinite(value):
            raise OutOfRange(name, value, -math.inf, math.inf)


def _plain(number: float) -> str:
    """A number as Rust prints it: without an exponent, and without a fraction where there is none."""
    # A whole number of any size is finite, but too large a one for the question.
    if isinstance(number, float) and math.isinf(number):
        return "inf" if number > 0 else "-inf"
    text = format(Decimal(repr(number)), "f")
    return text[:-2] if text.endswith(".0") else text

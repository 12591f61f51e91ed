from __future__ import annotations

import math
from decimal import Decimal
from typing import Sequence

from .life_cycle import Behavior


class Error(Exception):
    """The error type that all modules share.

    The message names the rejected value and the allowed range, or gives the reason.
    """


class OutOfRange(Error):
    """A number is outside its range or isn't finite.

    Attributes:
        name: The name of the number, such as `mutation_rate`.
        value: The given number.
        min: The smallest allowed number; negative infinity if there is no lower bound.
        max: The largest allowed number; infinity if there is no upper bound.
    """

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
    """No gene has this name.

    Attributes:
        name: The given name.
        known: The names of all genes.
    """

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"no gene is named {name}; genes: {', '.join(known)}")
        self.name = name
        self.known = known


class WrongCount(Error):
    """A list has more or fewer numbers than the network needs.

    Attributes:
        name: The name of the list, such as `inputs`.
        count: How many numbers the list has.
        expected: How many numbers the list must have.
    """

    def __init__(self, name: str, count: int, expected: int) -> None:
        super().__init__(f"got {count} {name}, but need {expected}")
        self.name = name
        self.count = count
        self.expected = expected


class NotInitialized(Error):
    """The organism or population hasn't been initialized.

    Attributes:
        action: The rejected call.
        needs: The call that must come first.
    """

    def __init__(self, action: str, needs: str) -> None:
        super().__init__(f"{action} needs {needs} to be called first")
        self.action = action
        self.needs = needs


class AlreadyInitialized(Error):
    """The organism already has a neural network."""

    def __init__(self) -> None:
        super().__init__("the neural network is already initialized")


class Terminated(Error):
    """The organism has been terminated; its final state is read-only.

    Attributes:
        action: The rejected call.
    """

    def __init__(self, action: str) -> None:
        super().__init__(f"{action} is not possible: the organism has terminated")
        self.action = action


class Paused(Error):
    """The organism or environment is paused.

    Attributes:
        action: The rejected call.
    """

    def __init__(self, action: str) -> None:
        super().__init__(f"{action} is not possible while paused")
        self.action = action


class NotTrainable(Error):
    """A network can't be trained to respond with this behavior.

    Attributes:
        behavior: The requested behavior.
    """

    def __init__(self, behavior: Behavior) -> None:
        super().__init__(
            f"{behavior} cannot be learned, "
            "but Exploration, Conservation, Social and Aggressive can"
        )
        self.behavior = behavior


class ChecksumMismatch(Error):
    """A sequence doesn't have the expected checksum.

    Attributes:
        expected: The expected checksum.
        found: The checksum of the sequence.
    """

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"checksum is {found}, but should be {expected}")
        self.expected = expected
        self.found = found


class UnknownName(Error):
    """No organism or cluster has this name.

    Attributes:
        kind: What was looked up: `organism` or `cluster`.
        name: The given name.
    """

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(f"no {kind} is named {name}")
        self.kind = kind
        self.name = name


class NameTaken(Error):
    """Another organism or cluster has this name.

    Attributes:
        kind: What the name belongs to: `organism` or `cluster`.
        name: The given name.
    """

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(f"the {kind} name {name} is taken")
        self.kind = kind
        self.name = name


class ClusterFull(Error):
    """The cluster has reached its maximum size.

    Attributes:
        cluster: The cluster's name.
        max_size: The maximum number of members.
    """

    def __init__(self, cluster: str, max_size: int) -> None:
        super().__init__(f"cluster {cluster} is full: it may have {max_size} members")
        self.cluster = cluster
        self.max_size = max_size


class OutOfReach(Error):
    """No member of the cluster is within the communication radius.

    Attributes:
        name: The organism's name.
        cluster: The cluster's name.
        radius: The communication radius of the cluster.
    """

    def __init__(self, name: str, cluster: str, radius: float) -> None:
        super().__init__(
            f"{name} is out of reach: cluster {cluster} has no member within {_plain(radius)}"
        )
        self.name = name
        self.cluster = cluster
        self.radius = radius


class AlreadyInCluster(Error):
    """The organism is already in a cluster.

    Attributes:
        name: The organism's name.
        cluster: The name of the cluster it is in.
    """

    def __init__(self, name: str, cluster: str) -> None:
        super().__init__(f"{name} already belongs to cluster {cluster}")
        self.name = name
        self.cluster = cluster


class NotInCluster(Error):
    """The organism isn't in a cluster.

    Attributes:
        name: The organism's name.
    """

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} belongs to no cluster")
        self.name = name


class RateLimited(Error):
    """The sender has reached its rate limit.

    Attributes:
        limit: The number of messages allowed per window.
        window: The length of the window in seconds.
        retry_after: The number of seconds until the next message is allowed.
    """

    def __init__(self, limit: int, window: float, retry_after: float) -> None:
        super().__init__(
            f"more than {limit} messages in {_plain(window)} s; "
            f"try again in {_plain(retry_after)} s"
        )
        self.limit = limit
        self.window = window
        self.retry_after = retry_after


def check_range(name: str, value: float, min: float, max: float) -> None:
    """Rejects numbers outside the range, infinities and NaN."""
    if not min <= value <= max or abs(value) == math.inf:
        raise OutOfRange(name, value, min, max)


def check_finite(name: str, values: Sequence[float]) -> None:
    """Rejects infinities and NaN, because they would propagate to every result."""
    if all(map(math.isfinite, values)):
        return
    for value in values:
        if not math.isfinite(value):
            raise OutOfRange(name, value, -math.inf, math.inf)


def _plain(number: float) -> str:
    """Formats a number as Rust does: without an exponent, and without a fractional part
    if it is an integer."""
    # math.isinf fails for integers that are too large for a float.
    if isinstance(number, float) and math.isinf(number):
        return "inf" if number > 0 else "-inf"
    text = format(Decimal(repr(number)), "f")
    return text[:-2] if text.endswith(".0") else text

from __future__ import annotations

from enum import Enum
from typing import Optional


class Named(Enum):
    # What a member is printed as.
    _value_: str

    def __str__(self) -> str:
        return self.value


class Stage(Named):
    """The stage of life that an organism has entered last."""

    # It exists, but has no neural network yet.
    CREATION = "Creation"
    # Its neural network has just been built.
    INITIALIZATION = "Initialization"
    # It has interacted or learned.
    ACTIVE_LIFE = "Active Life"
    # It has evolved by one generation.
    EVOLUTION = "Evolution"
    # It has had a child.
    REPRODUCTION = "Reproduction"
    # Its life is over; its last state stays readable.
    TERMINATION = "Termination"

    def seconds(self) -> Optional[tuple[int, int]]:
        """The shortest and the longest time that the stage takes, in seconds; None for stages that are
        instant or of variable length."""
        return _SECONDS.get(self)


class State(Named):
    """How far an organism has come."""

    # Not initialized yet.
    DORMANT = "Dormant"
    # Initialized, with fewer than 10 generations of evolution behind it.
    GROWING = "Growing"
    # Initialized, with 10 or more generations of evolution behind it.
    MATURE = "Mature"
    # Terminated.
    ARCHIVED = "Archived"


class Behavior(Named):
    """What an organism is doing."""

    # Looks around: its energy is low or its surroundings are unknown.
    EXPLORATION = "Exploration"
    # Stays where it is: its energy is low or it is in danger.
    CONSERVATION = "Conservation"
    # Seeks company: it is alone.
    SOCIAL = "Social"
    # Approaches the nearest organism: others threaten it.
    AGGRESSIVE = "Aggressive"
    # Has a child.
    REPRODUCTIVE = "Reproductive"

    def triggers(self) -> tuple[str, ...]:
        """What can lead an organism to this behavior. REPRODUCTIVE has no triggers: an organism enters it
        by reproduce only."""
        return _TRIGGERS[self]


_SECONDS: dict[Stage, tuple[int, int]] = {
    Stage.INITIALIZATION: (1, 5),
    Stage.EVOLUTION: (10, 60),
    Stage.REPRODUCTION: (5, 15),
}

_TRIGGERS: dict[Behavior, tuple[str, ...]] = {
    Behavior.EXPLORATION: ("low energy", "unknown environment", "curiosity"),
    Behavior.CONSERVATION: ("low energy", "danger", "scarcity"),
    Behavior.SOCIAL: ("loneliness", "mating season", "cooperation opportunity"),
    Behavior.AGGRESSIVE: ("threat", "competition", "territorial defense"),
    Behavior.REPRODUCTIVE: (),
}

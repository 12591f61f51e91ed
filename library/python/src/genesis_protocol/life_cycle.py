from __future__ import annotations

from enum import Enum
from typing import Optional


class Named(Enum):
    # The text that str() returns.
    _value_: str

    def __str__(self) -> str:
        return self.value


class Stage(Named):
    """The life-cycle stage that an organism most recently entered."""

    # It has been created but has no neural network.
    CREATION = "Creation"
    # Its neural network has been built.
    INITIALIZATION = "Initialization"
    # It has interacted or learned.
    ACTIVE_LIFE = "Active Life"
    # It has evolved by one generation.
    EVOLUTION = "Evolution"
    # It has had a child.
    REPRODUCTION = "Reproduction"
    # It has been terminated; its final state is readable.
    TERMINATION = "Termination"

    def seconds(self) -> Optional[tuple[int, int]]:
        """Returns the shortest and longest durations of the stage in seconds.

        Returns `None` for stages that are instantaneous or vary in length.
        """
        return _SECONDS.get(self)


class State(Named):
    """How far an organism has developed."""

    # It hasn't been initialized.
    DORMANT = "Dormant"
    # It has been initialized, and its generation is 0-9.
    GROWING = "Growing"
    # It has been initialized, and its generation is 10 or higher.
    MATURE = "Mature"
    # It has been terminated.
    ARCHIVED = "Archived"


class Behavior(Named):
    """What an organism does in response to its surroundings.

    In an `Environment`, a behavior determines only where the organism moves: no
    behavior harms others or saves energy.
    """

    # Moves in a random direction.
    EXPLORATION = "Exploration"
    # Stays in place; the step costs as much energy as with any other behavior.
    CONSERVATION = "Conservation"
    # Moves toward the nearest organism in sight.
    SOCIAL = "Social"
    # Moves like `Behavior.SOCIAL`, without attacking or harming others.
    AGGRESSIVE = "Aggressive"
    # Has a child; set only by `Tron.reproduce`.
    REPRODUCTIVE = "Reproductive"

    def triggers(self) -> tuple[str, ...]:
        """Returns the triggers of the behavior.

        They describe situations that call for the behavior; the network senses only
        energy, danger, company and novelty. `Behavior.REPRODUCTIVE` has none.
        """
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

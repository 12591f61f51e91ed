from __future__ import annotations

from enum import Enum
from typing import Optional


class Named(Enum):
    # The text that str() returns.
    _value_: str

    def __str__(self) -> str:
        return self.value


class Stage(Named):
    """The life-cycle stage that an organism entered last."""

    # It has been created, without a neural network.
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
        """Returns the shortest and longest duration of the stage in seconds.

        Returns `None` for stages that are instant or of variable length.
        """
        return _SECONDS.get(self)


class State(Named):
    """How far an organism has developed."""

    # It hasn't been initialized.
    DORMANT = "Dormant"
    # It has been initialized and is in one of the generations 0-9.
    GROWING = "Growing"
    # It has been initialized and is in generation 10 or later.
    MATURE = "Mature"
    # It has been terminated.
    ARCHIVED = "Archived"


class Behavior(Named):
    """What an organism does in response to its surroundings.

    In an `Environment`, a behavior only determines where the organism moves: none
    attacks others or saves energy.
    """

    # Moves in a random direction.
    EXPLORATION = "Exploration"
    # Stays in place; the step costs as much energy as any other.
    CONSERVATION = "Conservation"
    # Moves toward the nearest organism in sight.
    SOCIAL = "Social"
    # Moves like `Behavior.SOCIAL`, without attacking or harming others.
    AGGRESSIVE = "Aggressive"
    # Has a child; set only by `Tron.reproduce`.
    REPRODUCTIVE = "Reproductive"

    def triggers(self) -> tuple[str, ...]:
        """Returns the triggers of the behavior.

        They describe situations that call for it; the network senses only energy,
        danger, company and novelty. `Behavior.REPRODUCTIVE` has none.
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

from enum import Enum


class _Named(Enum):
    def __str__(self):
        return self.value


class Stage(_Named):
    """The stage of life that an organism has entered last."""

    # It exists, but has no neural network yet.
    CREATION = "Creation"
    # Its neural network has just been built.
    INITIALIZATION = "Initialization"
    # It has interacted with its surroundings.
    ACTIVE_LIFE = "Active Life"
    # It has evolved by one generation.
    EVOLUTION = "Evolution"
    # It has had a child.
    REPRODUCTION = "Reproduction"
    # Its life is over; its last state stays readable.
    TERMINATION = "Termination"


class State(_Named):
    """How far an organism has come."""

    # Not initialized yet.
    DORMANT = "Dormant"
    # Initialized, with fewer than 10 generations of evolution behind it.
    GROWING = "Growing"
    # Initialized, with 10 or more generations of evolution behind it.
    MATURE = "Mature"
    # Terminated.
    ARCHIVED = "Archived"


class Behavior(_Named):
    """What an organism is doing."""

    # Looks around: its energy is low or its surroundings are unknown.
    EXPLORATION = "Exploration"
    # Saves its strength: its energy is low or it is in danger.
    CONSERVATION = "Conservation"
    # Seeks company: it is alone.
    SOCIAL = "Social"
    # Fights: others threaten it.
    AGGRESSIVE = "Aggressive"
    # Has a child.
    REPRODUCTIVE = "Reproductive"

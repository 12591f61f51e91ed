import math
from decimal import Decimal


class Error(Exception):
    """What can go wrong. Every message names the value at fault and what is allowed instead."""


class OutOfRange(Error):
    """A number lies outside its documented range."""

    def __init__(self, name, value, min, max):
        if math.isinf(max):
            allowed = f"at least {_plain(min)}"
        else:
            allowed = f"from {_plain(min)} to {_plain(max)}"
        super().__init__(f"{name} is {_plain(value)}, but must be {allowed}")
        self.name = name
        self.value = value
        self.min = min
        self.max = max


class UnknownGene(Error):
    """No gene has this name."""

    def __init__(self, name, known):
        super().__init__(f"no gene is named {name}; genes: {', '.join(known)}")
        self.name = name
        self.known = known


class WrongCount(Error):
    """A network was given more or fewer numbers than it has places for."""

    def __init__(self, name, count, expected):
        super().__init__(f"got {count} {name}, but need {expected}")
        self.name = name
        self.count = count
        self.expected = expected


class NotInitialized(Error):
    """The organism or population must be initialized first."""

    def __init__(self, action, needs):
        super().__init__(f"{action} needs {needs} to be called first")
        self.action = action
        self.needs = needs


class AlreadyInitialized(Error):
    """The organism already has its neural network."""

    def __init__(self):
        super().__init__("the neural network is already initialized")


class Terminated(Error):
    """The organism has been terminated; its last state can only be read."""

    def __init__(self, action):
        super().__init__(f"{action} is not possible: the organism has terminated")
        self.action = action


def check_range(name, value, min, max):
    """Refuses a number outside the range, and anything that is not a number."""
    if not min <= value <= max:
        raise OutOfRange(name, value, min, max)


def _plain(number):
    """A number as Rust prints it: without an exponent, and without a fraction where there is none."""
    if math.isinf(number):
        return "inf" if number > 0 else "-inf"
    text = format(Decimal(repr(number)), "f")
    return text[:-2] if text.endswith(".0") else text

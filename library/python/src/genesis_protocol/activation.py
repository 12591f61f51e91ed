from __future__ import annotations

from enum import Enum
from typing import Callable

from . import maths

_Function = Callable[[float], float]

_LEAK = 0.01


class Activation(Enum):
    """How a neuron turns the sum of its inputs into its output.

    All functions use exactly defined arithmetic only, so that results are the same everywhere.
    """

    # max(x, 0): 0.0 or more.
    RELU = "Relu"
    # x, or 0.01 * x where x is negative.
    LEAKY_RELU = "Leaky Relu"
    # 1 / (1 + e^-x): an S-shaped curve between 0.0 and 1.0.
    SIGMOID = "Sigmoid"
    # The hyperbolic tangent: an S-shaped curve between -1.0 and 1.0.
    TANH = "Tanh"
    # x / (1 + |x|): an S-shaped curve between -1.0 and 1.0, flatter than TANH.
    SOFTSIGN = "Softsign"

    def __str__(self) -> str:
        return self.value

    def apply(self, sum: float) -> float:
        """Applies the function to one number: the bias of a neuron plus its weighted inputs."""
        return self._function()(sum)

    def _function(self) -> _Function:
        return _FUNCTIONS[self][0]

    def _slope_function(self) -> _Function:
        """How fast the output grows with the sum, from the output."""
        return _FUNCTIONS[self][1]


def _relu(sum: float) -> float:
    return sum if sum > 0.0 else 0.0


def _relu_slope(output: float) -> float:
    return 1.0 if output > 0.0 else 0.0


def _leaky_relu(sum: float) -> float:
    return sum if sum > 0.0 else _LEAK * sum


def _leaky_relu_slope(output: float) -> float:
    return 1.0 if output > 0.0 else _LEAK


def _sigmoid_slope(output: float) -> float:
    return output * (1.0 - output)


def _tanh_slope(output: float) -> float:
    return 1.0 - output * output


def _softsign(sum: float) -> float:
    return sum / (1.0 + abs(sum))


def _softsign_slope(output: float) -> float:
    rest = 1.0 - abs(output)
    return rest * rest


# Each function with its slope. Networks look them up once, not for every neuron.
_FUNCTIONS: dict[Activation, tuple[_Function, _Function]] = {
    Activation.RELU: (_relu, _relu_slope),
    Activation.LEAKY_RELU: (_leaky_relu, _leaky_relu_slope),
    Activation.SIGMOID: (maths.sigmoid, _sigmoid_slope),
    Activation.TANH: (maths.tanh, _tanh_slope),
    Activation.SOFTSIGN: (_softsign, _softsign_slope),
}

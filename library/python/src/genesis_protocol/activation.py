from __future__ import annotations

from enum import Enum
from typing import Callable

from . import maths

_Function = Callable[[float], float]

_LEAK = 0.01


class Activation(Enum):
    """The activation function that turns a neuron's weighted sum into its output.

    All variants use only basic arithmetic, so results are the same on every machine.
    """

    # max(x, 0): 0.0 or more.
    RELU = "Relu"
    # x, or 0.01 * x if x is negative.
    LEAKY_RELU = "Leaky Relu"
    # 1 / (1 + e^-x): an S-shaped curve from 0.0 to 1.0.
    SIGMOID = "Sigmoid"
    # The hyperbolic tangent: an S-shaped curve from -1.0 to 1.0.
    TANH = "Tanh"
    # x / (1 + |x|): an S-shaped curve from -1.0 to 1.0 that approaches its limits more
    # slowly than Activation.TANH.
    SOFTSIGN = "Softsign"

    def __str__(self) -> str:
        return self.value

    def apply(self, sum: float) -> float:
        """Applies the function to one number.

        Args:
            sum: a neuron's bias plus its weighted inputs; any finite number.

        Returns:
            The neuron's output.
        """
        return self._function()(sum)

    def _function(self) -> _Function:
        return _FUNCTIONS[self][0]

    def _slope_function(self) -> _Function:
        """Returns the derivative of the function, given its output."""
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


# Each function with its derivative. Networks look them up once, not per neuron.
_FUNCTIONS: dict[Activation, tuple[_Function, _Function]] = {
    Activation.RELU: (_relu, _relu_slope),
    Activation.LEAKY_RELU: (_leaky_relu, _leaky_relu_slope),
    Activation.SIGMOID: (maths.sigmoid, _sigmoid_slope),
    Activation.TANH: (maths.tanh, _tanh_slope),
    Activation.SOFTSIGN: (_softsign, _softsign_slope),
}

from enum import Enum

from . import maths

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

    def __str__(self):
        return self.value

    def apply(self, sum):
        """Applies the function to one number: the bias of a neuron plus its weighted inputs."""
        if self is Activation.SOFTSIGN:
            return sum / (1.0 + abs(sum))
        if self is Activation.RELU:
            return sum if sum > 0.0 else 0.0
        if self is Activation.LEAKY_RELU:
            return sum if sum > 0.0 else _LEAK * sum
        if self is Activation.SIGMOID:
            return maths.sigmoid(sum)
        return maths.tanh(sum)

    def _slope(self, output):
        """How fast the output grows with the sum, at the sum that gave this output."""
        if self is Activation.SOFTSIGN:
            rest = 1.0 - abs(output)
            return rest * rest
        if self is Activation.RELU:
            return 1.0 if output > 0.0 else 0.0
        if self is Activation.LEAKY_RELU:
            return 1.0 if output > 0.0 else _LEAK
        if self is Activation.SIGMOID:
            return output * (1.0 - output)
        return 1.0 - output * output

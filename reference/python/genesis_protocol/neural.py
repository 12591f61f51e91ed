import math
from enum import Enum

from .error import WrongCount, check_range
from .rng import Rng


class Activation(Enum):
    """How a neuron turns the sum of its inputs into its output.

    Both functions use exactly defined arithmetic only, so that results are the same everywhere.
    """

    # max(x, 0)
    RELU = "Relu"
    # x / (1 + |x|): an S-shaped curve between -1.0 and 1.0
    SOFTSIGN = "Softsign"

    def __str__(self):
        return self.value


class NeuralNetwork:
    """A fully connected feed-forward network."""

    def __init__(self, input_size, layers, activation, learning_rate, seed):
        """A network with weights from -1.0 to 1.0, drawn with the seed. layers holds the number of
        neurons of each layer after the input; the last is the output."""
        rng = Rng(seed)
        size = _weight_count(input_size, layers)
        weights = [rng.next_f64() * 2.0 - 1.0 for _ in range(size)]
        self._set(input_size, layers, activation, learning_rate, weights)

    @classmethod
    def with_weights(cls, input_size, layers, activation, learning_rate, weights):
        """A network with weights of your own: for each neuron its bias, then one weight for each input."""
        network = cls.__new__(cls)
        network._set(input_size, layers, activation, learning_rate, weights)
        return network

    def _set(self, input_size, layers, activation, learning_rate, weights):
        check_range("input size", input_size, 1, math.inf)
        check_range("layer count", len(layers), 1, math.inf)
        for size in layers:
            check_range("layer size", size, 1, math.inf)
        check_range("learning rate", learning_rate, 0.0, 1.0)
        _check_count("weights", len(weights), _weight_count(input_size, layers))
        self._input_size = input_size
        self._layers = list(layers)
        self._activation = activation
        self._learning_rate = learning_rate
        self._weights = list(weights)

    def forward(self, inputs):
        """The outputs for one set of inputs."""
        _check_count("inputs", len(inputs), self._input_size)
        values = list(inputs)
        offset = 0
        for size in self._layers:
            width = len(values) + 1
            values = [
                self._fire(offset + neuron * width, values) for neuron in range(size)
            ]
            offset += size * width
        return values

    def _fire(self, start, inputs):
        weights = self._weights
        # Not sum(): newer Pythons round it differently from plain additions in order.
        total = weights[start]
        for i, value in enumerate(inputs, start + 1):
            total += weights[i] * value
        if self._activation is Activation.RELU:
            return total if total > 0.0 else 0.0
        return total / (1.0 + abs(total))

    def input_size(self):
        """How many numbers go in."""
        return self._input_size

    def layers(self):
        """The number of neurons of each layer after the input; the last is the output."""
        return list(self._layers)

    def activation(self):
        """The function that every neuron applies."""
        return self._activation

    def learning_rate(self):
        """How far one step of training moves a weight, 0.0-1.0."""
        return self._learning_rate

    def weights(self):
        """All weights: for each neuron its bias, then one weight for each input."""
        return list(self._weights)


def _weight_count(input_size, layers):
    inputs = input_size
    count = 0
    for size in layers:
        count += size * (inputs + 1)
        inputs = size
    return count


def _check_count(name, count, expected):
    if count != expected:
        raise WrongCount(name, count, expected)

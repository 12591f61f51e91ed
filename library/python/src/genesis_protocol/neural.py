from __future__ import annotations

import math
from typing import Sequence, TypeVar

from .activation import Activation
from .dna import DNA
from .error import WrongCount, check_finite, check_range
from .rng import Rng

_Self = TypeVar("_Self", bound="NeuralNetwork")


class NeuralNetwork:
    """A fully connected feed-forward network."""

    def __init__(
        self,
        input_size: int,
        layers: Sequence[int],
        activation: Activation,
        learning_rate: float,
        seed: int,
    ) -> None:
        """A network with weights from -1.0 to 1.0, drawn with the seed. layers holds the number of
        neurons of each layer after the input; the last layer is the output."""
        rng = Rng(seed)
        size = _weight_count(input_size, layers)
        weights = [rng.next_f64() * 2.0 - 1.0 for _ in range(size)]
        self._set(input_size, layers, activation, learning_rate, weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NeuralNetwork) and vars(self) == vars(other)

    @classmethod
    def from_dna(
        cls: type[_Self],
        dna: DNA,
        input_size: int,
        layers: Sequence[int],
        activation: Activation,
        learning_rate: float,
    ) -> _Self:
        """A network whose weights, from -2.0 to 2.0, are read from the bytes of the DNA that follow its
        genes, as in an organism. Where there are more weights than bytes, the bytes are read again.
        """
        weights = dna._weights(_weight_count(input_size, layers))
        return cls.with_weights(input_size, layers, activation, learning_rate, weights)

    @classmethod
    def with_weights(
        cls: type[_Self],
        input_size: int,
        layers: Sequence[int],
        activation: Activation,
        learning_rate: float,
        weights: Sequence[float],
    ) -> _Self:
        """A network with weights of your own: for each neuron, layer by layer, its bias and then one
        weight for each of its inputs."""
        network = cls.__new__(cls)
        network._set(input_size, layers, activation, learning_rate, weights)
        return network

    def _set(
        self,
        input_size: int,
        layers: Sequence[int],
        activation: Activation,
        learning_rate: float,
        weights: Sequence[float],
    ) -> None:
        check_range("input size", input_size, 1, math.inf)
        check_range("layer count", len(layers), 1, math.inf)
        for size in layers:
            check_range("layer size", size, 1, math.inf)
        _check_rate(learning_rate)
        _check_count("weights", len(weights), _weight_count(input_size, layers))
        check_finite("weight", weights)
        self._input_size = input_size
        self._layers = list(layers)
        self._activation = activation
        self._learning_rate = learning_rate
        self._weights = list(weights)

    def __copy__(self: _Self) -> _Self:
        """A network of its own, as clone makes it in Rust."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin._weights = list(self._weights)
        return twin

    def forward(self, inputs: Sequence[float]) -> list[float]:
        """Passes numbers through the network; returns one for each neuron of the last layer."""
        _check_count("inputs", len(inputs), self._input_size)
        check_finite("input", inputs)
        return self._activations(inputs)[-1]

    def _activations(self, inputs: Sequence[float]) -> list[list[float]]:
        """The inputs, then the outputs of each layer."""
        apply = self._activation._function()
        # In the order of the neurons: each takes its bias, then a weight for each value.
        weights = iter(self._weights)
        values = list(inputs)
        activations = [values]
        for size in self._layers:
            outputs: list[float] = []
            for _ in range(size):
                # Not sum(): newer Pythons round it differently from plain additions in order.
                total = next(weights)
                for value, weight in zip(values, weights):
                    total += weight * value
                outputs.append(apply(total))
            activations.append(outputs)
            values = outputs
        return activations

    def train(self, inputs: Sequence[float], targets: Sequence[float]) -> float:
        """Takes one step of training: moves every weight a little so that the outputs come closer to the
        targets, by backpropagation and gradient descent on the mean squared error. Returns the mean
        squared error before the step."""
        self._check_pair(inputs, targets)
        activations = self._activations(inputs)
        outputs = activations[-1]
        count = len(targets)
        blame = [
            2.0 * (output - target) / count for output, target in zip(outputs, targets)
        ]
        end = len(self._weights)
        for index in reversed(range(len(self._layers))):
            start = end - self._layers[index] * (len(activations[index]) + 1)
            outputs_of_layer = activations[index + 1]
            blame = self._correct(start, activations[index], outputs_of_layer, blame)
            end = start
        return _squared_error(outputs, targets)

    def _correct(
        self, start: int, inputs: list[float], outputs: list[float], blame: list[float]
    ) -> list[float]:
        """Moves the weights of the layer that begins at start. blame says how much the error grows with
        each output of the layer; returns the same for each of its inputs."""
        weights = self._weights
        slope_at = self._activation._slope_function()
        passed_on = [0.0] * len(inputs)
        place = start
        for output, share in zip(outputs, blame):
            slope = share * slope_at(output)
            step = self._learning_rate * slope
            weights[place] -= step
            for index, value in enumerate(inputs):
                place += 1
                weight = weights[place]
                passed_on[index] += slope * weight
                weights[place] = weight - step * value
            place += 1
        return passed_on

    def train_all(
        self, pairs: Sequence[tuple[Sequence[float], Sequence[float]]], epochs: int
    ) -> list[float]:
        """Trains with all pairs of inputs and targets in order, as many times over as there are epochs.
        Returns the mean loss of each epoch."""
        check_range("epochs", epochs, 1, math.inf)
        self._check_pairs(pairs)
        losses: list[float] = []
        for _ in range(epochs):
            total = 0.0
            for inputs, targets in pairs:
                total += self.train(inputs, targets)
            losses.append(total / len(pairs))
        return losses

    def loss(self, pairs: Sequence[tuple[Sequence[float], Sequence[float]]]) -> float:
        """How far the outputs are from the targets: the mean squared error over all pairs. Nothing is
        trained."""
        self._check_pairs(pairs)
        total = 0.0
        for inputs, targets in pairs:
            total += _squared_error(self.forward(inputs), targets)
        return total / len(pairs)

    def _check_pairs(
        self, pairs: Sequence[tuple[Sequence[float], Sequence[float]]]
    ) -> None:
        check_range("pairs", len(pairs), 1, math.inf)
        for inputs, targets in pairs:
            self._check_pair(inputs, targets)

    def _check_pair(self, inputs: Sequence[float], targets: Sequence[float]) -> None:
        _check_count("inputs", len(inputs), self._input_size)
        _check_count("targets", len(targets), self._layers[-1])
        check_finite("input", inputs)
        check_finite("target", targets)

    def input_size(self) -> int:
        """How many numbers go in."""
        return self._input_size

    def layers(self) -> list[int]:
        """The number of neurons of each layer after the input; the last is the output."""
        return list(self._layers)

    def activation(self) -> Activation:
        """The function that every neuron applies."""
        return self._activation

    def learning_rate(self) -> float:
        """The factor by which each step of training follows the slope of the error, 0.0-1.0."""
        return self._learning_rate

    def set_learning_rate(self, rate: float) -> None:
        """Sets the factor by which each step of training follows the slope of the error, 0.0-1.0."""
        _check_rate(rate)
        self._learning_rate = rate

    def weights(self) -> list[float]:
        """All weights: for each neuron, layer by layer, its bias and then one weight for each of its
        inputs."""
        return list(self._weights)


def _weight_count(input_size: int, layers: Sequence[int]) -> int:
    inputs = input_size
    count = 0
    for size in layers:
        count += size * (inputs + 1)
        inputs = size
    return count


def _squared_error(outputs: Sequence[float], targets: Sequence[float]) -> float:
    total = 0.0
    for output, target in zip(outputs, targets):
        total += (output - target) * (output - target)
    return total / len(targets)


def _check_rate(rate: float) -> None:
    check_range("learning rate", rate, 0.0, 1.0)


def _check_count(name: str, count: int, expected: int) -> None:
    if count != expected:
        raise WrongCount(name, count, expected)

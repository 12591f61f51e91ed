from __future__ import annotations

import math
from typing import Sequence, TypeVar

from .activation import Activation
from .dna import DNA
from .error import WrongCount, check_finite, check_range
from .rng import Rng

_Self = TypeVar("_Self", bound="NeuralNetwork")


class NeuralNetwork:
    """A fully connected feed-forward network, trained by backpropagation."""

    def __init__(
        self,
        input_size: int,
        layers: Sequence[int],
        activation: Activation,
        learning_rate: float,
        seed: int,
    ) -> None:
        """Creates a network with random weights from -1.0 to 1.0.

        A learning rate of 0.001-0.01 is a good starting point.

        Args:
            input_size: the number of inputs, at least 1.
            layers: the number of neurons in each layer after the input layer, at least
                1 each; the last one is the output layer.
            activation: the activation function of every neuron.
            learning_rate: the step size for training, 0.0-1.0.
            seed: the random seed; the same seed gives the same weights.

        Returns:
            The network.

        Raises:
            OutOfRange: a size is 0, `layers` is empty, or `learning_rate` is outside
                0.0-1.0.
        """
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
        """Creates a network with weights encoded in DNA.

        Each byte after the genes encodes a weight from -2.0 to 2.0, as in an organism.
        If the network needs more weights than there are bytes, the bytes are repeated.

        Args:
            dna: the DNA to read.
            input_size: the number of inputs, at least 1.
            layers: the number of neurons in each layer after the input layer, at least
                1 each; the last one is the output layer.
            activation: the activation function of every neuron.
            learning_rate: the step size for training, 0.0-1.0.

        Returns:
            The network.

        Raises:
            OutOfRange: a size is 0, `layers` is empty, or `learning_rate` is outside
                0.0-1.0.
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
        """Creates a network with the given weights.

        Args:
            input_size: the number of inputs, at least 1.
            layers: the number of neurons in each layer after the input layer, at least
                1 each; the last one is the output layer.
            activation: the activation function of every neuron.
            learning_rate: the step size for training, 0.0-1.0.
            weights: for each neuron, layer by layer, its bias and then one weight per
                input; any finite numbers.

        Returns:
            The network.

        Raises:
            OutOfRange: a size is 0, `layers` is empty, `learning_rate` is outside
                0.0-1.0, or a weight is infinite or NaN.
            WrongCount: `weights` has more or fewer numbers than the layers need.
        """
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
        """Copies the network, like clone in Rust."""
        duplicate = self.__class__.__new__(self.__class__)
        duplicate.__dict__.update(self.__dict__)
        duplicate._weights = list(self._weights)
        return duplicate

    def forward(self, inputs: Sequence[float]) -> list[float]:
        """Computes the outputs for the given inputs.

        Args:
            inputs: one finite number per input.

        Returns:
            One number per neuron in the last layer.

        Raises:
            OutOfRange: an input is infinite or NaN.
            WrongCount: `inputs` has more or fewer numbers than the network has inputs.
        """
        _check_count("inputs", len(inputs), self._input_size)
        check_finite("input", inputs)
        return self._activations(inputs)[-1]

    def _activations(self, inputs: Sequence[float]) -> list[list[float]]:
        """Returns the inputs, followed by the outputs of each layer."""
        apply = self._activation._function()
        # In the order of the neurons: for each, the bias, then one weight per input.
        weights = iter(self._weights)
        values = list(inputs)
        activations = [values]
        for size in self._layers:
            outputs: list[float] = []
            for _ in range(size):
                # Not sum(): as of Python 3.12, it rounds differently from repeated
                # addition.
                total = next(weights)
                for value, weight in zip(values, weights):
                    total += weight * value
                outputs.append(apply(total))
            activations.append(outputs)
            values = outputs
        return activations

    def train(self, inputs: Sequence[float], targets: Sequence[float]) -> float:
        """Takes one training step using backpropagation.

        Moves every weight against the gradient of the mean squared error, in proportion
        to the learning rate.

        Args:
            inputs: one finite number per input.
            targets: the target outputs, one finite number per output neuron. Targets
                outside the activation function's range can't be reached.

        Returns:
            The mean squared error before the step.

        Raises:
            OutOfRange: an input or target is infinite or NaN.
            WrongCount: `inputs` or `targets` has more or fewer numbers than the network
                needs.
        """
        self._check_pair(inputs, targets)
        activations = self._activations(inputs)
        outputs = activations[-1]
        count = len(targets)
        gradient = [
            2.0 * (output - target) / count for output, target in zip(outputs, targets)
        ]
        end = len(self._weights)
        for index in reversed(range(len(self._layers))):
            start = end - self._layers[index] * (len(activations[index]) + 1)
            outputs_of_layer = activations[index + 1]
            gradient = self._update_layer(
                start, activations[index], outputs_of_layer, gradient
            )
            end = start
        return _squared_error(outputs, targets)

    def _update_layer(
        self,
        start: int,
        inputs: list[float],
        outputs: list[float],
        gradient: list[float],
    ) -> list[float]:
        """Updates the weights of the layer that begins at `start`. `gradient` is the
        derivative of the error with respect to the layer's outputs. Returns the
        derivative with respect to its inputs."""
        weights = self._weights
        slope_at = self._activation._slope_function()
        input_gradient = [0.0] * len(inputs)
        place = start
        for output, derivative in zip(outputs, gradient):
            slope = derivative * slope_at(output)
            step = self._learning_rate * slope
            weights[place] -= step
            for index, value in enumerate(inputs):
                place += 1
                weight = weights[place]
                input_gradient[index] += slope * weight
                weights[place] = weight - step * value
            place += 1
        return input_gradient

    def train_all(
        self, pairs: Sequence[tuple[Sequence[float], Sequence[float]]], epochs: int
    ) -> list[float]:
        """Trains on all examples in order for the given number of epochs.

        If any example is invalid, the weights don't change.

        Args:
            pairs: one or more training examples, each a pair of inputs and targets; all
                numbers must be finite.
            epochs: the number of passes through all examples, at least 1.

        Returns:
            The mean squared error of each epoch, in order.

        Raises:
            OutOfRange: `pairs` is empty, `epochs` is 0, or a number is infinite or NaN.
            WrongCount: a pair has more or fewer numbers than the network needs.
        """
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
        """Computes the mean squared error over all examples, without training.

        Args:
            pairs: one or more examples, each a pair of inputs and targets; all numbers
                must be finite.

        Returns:
            The error; 0.0 if every output equals its target.

        Raises:
            OutOfRange: `pairs` is empty, or a number is infinite or NaN.
            WrongCount: a pair has more or fewer numbers than the network needs.
        """
        self._check_pairs(pairs)
        outputs = self._outputs_for([inputs for inputs, _ in pairs])
        total = 0.0
        for values, (_, targets) in zip(outputs, pairs):
            total += _squared_error(values, targets)
        return total / len(pairs)

    def _outputs_for(
        self, examples: Sequence[Sequence[float]]
    ) -> list[tuple[float, ...]]:
        """Returns the outputs for each example. Computes a neuron for all examples at
        once, which is faster than one example at a time, and adds its terms in the same
        order as `forward`."""
        apply = self._activation._function()
        weights = iter(self._weights)
        columns: list[Sequence[float]] = list(zip(*examples))
        for size in self._layers:
            outputs: list[Sequence[float]] = []
            for _ in range(size):
                totals = [next(weights)] * len(examples)
                for column, weight in zip(columns, weights):
                    totals = [
                        total + weight * value for total, value in zip(totals, column)
                    ]
                outputs.append([apply(total) for total in totals])
            columns = outputs
        return list(zip(*columns))

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
        """Returns the number of inputs."""
        return self._input_size

    def layers(self) -> list[int]:
        """Returns the number of neurons in each layer after the input layer."""
        return list(self._layers)

    def activation(self) -> Activation:
        """Returns the activation function of the neurons."""
        return self._activation

    def learning_rate(self) -> float:
        """Returns the learning rate: the step size for training, 0.0-1.0."""
        return self._learning_rate

    def set_learning_rate(self, rate: float) -> None:
        """Sets the learning rate: the step size for training.

        Args:
            rate: the new learning rate, 0.0-1.0; 0.001-0.01 is a good starting point,
                and 0.0 disables learning.

        Raises:
            OutOfRange: `rate` is outside 0.0-1.0.
        """
        _check_rate(rate)
        self._learning_rate = rate

    def weights(self) -> list[float]:
        """Returns all weights, layer by layer.

        For each neuron, the bias comes first, then one weight per input.
        """
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

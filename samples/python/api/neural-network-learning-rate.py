# #region hidden
import copy

from genesis_protocol import Activation, NeuralNetwork, OutOfRange

untrained = NeuralNetwork(2, [4, 1], Activation.TANH, 0.01, 7)
# Exclusive or: 1.0 if exactly one input is 1.0.
pairs = [
    ([0.0, 0.0], [0.0]),
    ([0.0, 1.0], [1.0]),
    ([1.0, 0.0], [1.0]),
    ([1.0, 1.0], [0.0]),
]

# #endregion
for rate in [0.001, 0.01, 1.0]:
    network = copy.copy(untrained)
    network.set_learning_rate(rate)
    network.train_all(pairs, 1000)
    loss = network.loss(pairs)
    print(f"rate {network.learning_rate():g}: loss {loss:.4f}")

try:
    untrained.set_learning_rate(1.5)
except OutOfRange as error:
    print(f"error: {error}")

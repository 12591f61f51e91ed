# #region hidden
from genesis_protocol import Activation, NeuralNetwork

network = NeuralNetwork(2, [4, 1], Activation.TANH, 0.01, 1)

# #endregion
# Exclusive or: 1.0 if exactly one input is 1.0.
pairs = [
    ([0.0, 0.0], [0.0]),
    ([0.0, 1.0], [1.0]),
    ([1.0, 0.0], [1.0]),
    ([1.0, 1.0], [0.0]),
]

print(f"before: {network.loss(pairs):.4f}")
losses = network.train_all(pairs, 10_000)
print(f"epoch 1000: {losses[999]:.4f}")
print(f"after: {network.loss(pairs):.4f}")

for inputs, _ in pairs:
    print(f"{inputs} gives {network.forward(inputs)[0]:.2f}")

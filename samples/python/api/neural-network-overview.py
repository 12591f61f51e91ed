from genesis_protocol import Activation, NeuralNetwork

# Two inputs, danger and energy; one output, 1.0 to flee.
network = NeuralNetwork(2, [4, 1], Activation.SIGMOID, 0.01, 7)
examples = [
    ([0.9, 0.2], [1.0]),
    ([0.6, 0.1], [1.0]),
    ([0.1, 0.8], [0.0]),
    ([0.3, 0.9], [0.0]),
]

losses = network.train_all(examples, 10_000)
print(f"loss {losses[0]:.3f}, then {losses[-1]:.3f}")
print(f"strong and safe:  {network.forward([0.2, 1.0])[0]:.2f}")
print(f"weak, in danger:  {network.forward([1.0, 0.1])[0]:.2f}")

from genesis_protocol import DNA, Activation, NeuralNetwork


def points(first, count):
    """Points of a square: those within reach of the center are wanted to give 1.0."""
    pairs = []
    for place in range(count * count):
        x = (first + place % count) / 3.0
        y = (first + place // count) / 3.0
        target = 1.0 if x * x + y * y < 0.6 else -1.0
        pairs.append(([x, y], [target]))
    return pairs


def right(network, pairs):
    """The share of points that the network puts on the right side."""
    count = 0
    for inputs, targets in pairs:
        count += (network.forward(inputs)[0] > 0.0) == (targets[0] > 0.0)
    return count / len(pairs)


# A grid to learn from, and the middles of its squares to be tested with.
lessons, tests = points(-3.0, 7), points(-2.5, 6)
print(f"{len(lessons)} lessons, {len(tests)} tests")

designs = [
    ([1], Activation.TANH),
    ([2, 1], Activation.TANH),
    ([3, 1], Activation.TANH),
    ([4, 1], Activation.TANH),
    ([8, 1], Activation.TANH),
    ([32, 1], Activation.TANH),
    ([4, 4, 1], Activation.TANH),
    ([8, 1], Activation.SOFTSIGN),
    ([8, 1], Activation.RELU),
]
for layers, activation in designs:
    weights, learned, passed = 0, 0.0, 0.0
    for seed in [1, 2, 3]:
        network = NeuralNetwork(2, layers, activation, 0.01, seed)
        network.train_all(lessons, 150)
        weights = len(network.weights())
        learned += right(network, lessons) / 3.0
        passed += right(network, tests) / 3.0
    print(
        f"{str(activation):<8} {str(layers):<9} {weights:>3} weights, "
        f"learned {learned:.2f}, passed {passed:.2f}"
    )

large = NeuralNetwork.from_dna(DNA.from_seed(1), 2, [32, 1], Activation.TANH, 0.01)
size = DNA.LENGTH - len(DNA.from_seed(1).genes())
print(f"DNA has {size} bytes for weights; [32, 1] reads them again:")
print(
    f"weight 0 = weight {size}: {large.weights()[0] == large.weights()[size]}".lower()
)

# #status slow: about 1 min
from statistics import mean, stdev

from genesis_protocol import Activation, NeuralNetwork


def grid(first, side):
    """A grid of points; those near the center get 1.0."""
    examples = []
    for place in range(side * side):
        x = (first + place % side) / 3.0
        y = (first + place // side) / 3.0
        label = 1.0 if x * x + y * y < 0.6 else -1.0
        examples.append(([x, y], [label]))
    return examples


def accuracy(network, examples):
    """The fraction of points it labels correctly."""
    correct = 0
    for inputs, targets in examples:
        output = network.forward(inputs)[0]
        correct += (output > 0.0) == (targets[0] > 0.0)
    return correct / len(examples)


# #line 1
training, test = grid(-3.0, 7), grid(-2.5, 6)
designs = [
    (Activation.TANH, [2, 1]),
    (Activation.TANH, [8, 1]),
    (Activation.TANH, [16, 1]),
    (Activation.SOFTSIGN, [8, 1]),
    (Activation.RELU, [8, 1]),
]

# #line 2
print("design         training   test     SD")
for activation, layers in designs:
    learned, passed = [], []
    for seed in range(1, 31):
        network = NeuralNetwork(
            2, layers, activation, 0.01, seed
        )
        network.train_all(training, 100)
        learned.append(accuracy(network, training))
        passed.append(accuracy(network, test))
    columns = f"{mean(learned):>8.3f}{mean(passed):>7.3f}"
    design = f"{activation} {layers}"
    print(f"{design:<15}{columns}{stdev(passed):>7.3f}")

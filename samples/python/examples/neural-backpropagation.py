from genesis_protocol import DNA, Activation, NeuralNetwork


# #line 1
def training_set():
    """One example for each of the 16 situations."""
    examples = []
    for number in range(16):
        inputs = [
            float(number >> bit & 1) for bit in range(4)
        ]
        energy, danger, company, _novelty = inputs
        if danger:
            # Aggressive or Conservation
            wanted = 3 if energy else 1
        else:
            # Exploration or Social
            wanted = 0 if company else 2
        targets = [-1.0] * 4
        targets[wanted] = 1.0
        examples.append((inputs, targets))
    return examples


def strongest(values):
    """The index of the largest value."""
    return values.index(max(values))


ada = DNA.from_seed(7)
activation = Activation.SOFTSIGN
# #line 2
network = NeuralNetwork.from_dna(
    ada, 4, [6, 4], activation, 0.01
)
examples = training_set()

for epoch in range(0, 1001, 250):
    if epoch > 0:
        # #line 3
        network.train_all(examples, 250)
    loss = network.loss(examples)
    correct = 0
    for inputs, targets in examples:
        outputs = network.forward(inputs)
        # #line 4
        correct += strongest(outputs) == strongest(targets)
    print(
        f"epoch {epoch:>4}: loss {loss:.3f}, "
        f"correct {correct}"
    )

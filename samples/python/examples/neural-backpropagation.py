from genesis_protocol import Activation, NeuralNetwork


def lessons():
    """All 16 situations, and the answer wanted in each."""
    pairs = []
    for situation in range(16):
        inputs = [float(situation >> sense & 1) for sense in range(4)]
        energy, danger, company, novelty = inputs
        # Outputs: Exploration, Conservation, Social, Aggressive.
        if danger:
            wanted = 3 if energy else 1
        else:
            wanted = 2 if energy and not (company and novelty) else 0
        targets = [-1.0] * 4
        targets[wanted] = 1.0
        pairs.append((inputs, targets))
    return pairs


def strongest(values):
    return values.index(max(values))


def right(network, pairs):
    """In how many situations the network answers as wanted."""
    return sum(
        strongest(network.forward(inputs)) == strongest(targets)
        for inputs, targets in pairs
    )


def new_network(rate):
    return NeuralNetwork(4, [6, 4], Activation.SOFTSIGN, rate, 7)


pairs = lessons()
network = new_network(0.01)
print(f"{len(network.weights())} weights, {len(pairs)} lessons")

for epoch in range(0, 1001, 250):
    if epoch > 0:
        network.train_all(pairs, 250)
    loss, count = network.loss(pairs), right(network, pairs)
    print(f"epoch {epoch:>4}: loss {loss:.3f}, {count:>2} of 16 right")

print("after 1000 epochs with another learning rate:")
for rate in [0.001, 0.1]:
    network = new_network(rate)
    network.train_all(pairs, 1000)
    loss, count = network.loss(pairs), right(network, pairs)
    print(f"rate {rate:<5}: loss {loss:.3f}, {count:>2} of 16 right")

from genesis_protocol import Activation, NeuralNetwork

network = NeuralNetwork(2, [3, 1], Activation.TANH, 0.01, 7)
print(f"inputs     {network.input_size()}")
print(f"layers     {network.layers()}")
print(f"activation {network.activation()}")

# Three neurons have a bias and two weights, one has a bias and three.
weights = network.weights()
print(f"weights    {len(weights)}")
first = ", ".join(f"{weight:.3f}" for weight in weights[:3])
print(f"first neuron [{first}]")

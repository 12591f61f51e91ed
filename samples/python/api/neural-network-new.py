from genesis_protocol import Activation, NeuralNetwork, OutOfRange

network = NeuralNetwork(2, [3, 1], Activation.TANH, 0.01, 7)
print(f"{len(network.weights())} weights")
print(f"output {network.forward([0.5, -0.5])[0]:.3f}")

try:
    NeuralNetwork(2, [], Activation.TANH, 0.01, 7)
except OutOfRange as error:
    print(f"error: {error}")

from genesis_protocol import Activation, NeuralNetwork, WrongCount

network = NeuralNetwork(2, [4, 3], Activation.SIGMOID, 0.01, 7)
for inputs in [[0.0, 0.0], [1.0, -1.0]]:
    print([round(output, 3) for output in network.forward(inputs)])

try:
    network.forward([1.0])
except WrongCount as error:
    print(f"error: {error}")

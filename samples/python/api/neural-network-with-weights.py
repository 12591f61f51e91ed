from genesis_protocol import Activation, NeuralNetwork, WrongCount

# A neuron that computes a logical AND: a bias, then two weights.
weights = [-1.5, 1.0, 1.0]
relu = Activation.RELU
both = NeuralNetwork.with_weights(2, [1], relu, 0.01, weights)
for inputs in [[0.0, 1.0], [1.0, 1.0]]:
    print(f"{inputs} gives {both.forward(inputs)}")

try:
    NeuralNetwork.with_weights(2, [1], relu, 0.01, [1.0])
except WrongCount as error:
    print(f"error: {error}")

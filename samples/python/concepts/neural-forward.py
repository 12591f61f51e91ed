# #region hidden
from genesis_protocol import Activation, NeuralNetwork

# #endregion
softsign = Activation.SOFTSIGN
# For each neuron, its bias and then one weight per input.
weights = [0.5, 1.0, -1.0, -1.0, -1.0, -2.0, 0.5, 2.0, -2.0]
network = NeuralNetwork.with_weights(
    2, [2, 1], softsign, 0.01, weights
)
print(f"forward: {network.forward([1.0, 0.5])[0]:.2f}")

# The same computation, one neuron at a time.
first = softsign.apply(0.5 + 1.0 * 1.0 - 1.0 * 0.5)
second = softsign.apply(-1.0 - 1.0 * 1.0 - 2.0 * 0.5)
output = softsign.apply(0.5 + 2.0 * first - 2.0 * second)
print(
    f"by hand: {first:.2f} and {second:.2f}, "
    f"then {output:.2f}"
)

print("function     sum -3    sum 3")
for function in Activation:
    low, high = function.apply(-3.0), function.apply(3.0)
    print(f"{function!s:<11}{low:>8.3f} {high:>8.3f}")

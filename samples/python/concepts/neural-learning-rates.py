# #region hidden
import math

from genesis_protocol import Activation, NeuralNetwork


def shown(loss):
    return (
        f"{loss:.3f}" if math.isfinite(loss) else "overflow"
    )


# #endregion
# Examples: how far apart are two numbers from 0 to 4?
examples = [
    ([a, b], [abs(a - b)])
    for a in range(5)
    for b in range(5)
]

print("  rate epochs 1       10       50      200")
for rate in [0.0, 0.0001, 0.001, 0.01, 0.1, 1.0]:
    network = NeuralNetwork(
        2, [8, 1], Activation.LEAKY_RELU, rate, 4
    )
    losses = network.train_all(examples, 200)
    row = "".join(
        f" {shown(losses[epoch - 1]):>8}"
        for epoch in [1, 10, 50, 200]
    )
    print(f"{rate:>6g}{row}")

# #region hidden
from genesis_protocol import Activation, NeuralNetwork

network = NeuralNetwork(2, [4, 1], Activation.TANH, 0.01, 7)

# #endregion
for step in range(1, 151):
    loss = network.train([0.2, 0.8], [0.5])
    if step % 50 == 0:
        print(f"step {step:>3}: loss {loss:.5f}")
print(f"output {network.forward([0.2, 0.8])[0]:.3f}, target 0.5")

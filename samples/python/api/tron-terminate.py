# #region hidden
from genesis_protocol import DNA, Terminated, Tron

tron = Tron(DNA.from_seed(7))
tron.initialize_neural_network()

# #endregion
tron.evolve()
tron.terminate()

has_network = tron.network() is not None
print(f"state {tron.state()}")
print(f"final fitness {tron.fitness():.3f}")
print(f"has a network: {str(has_network).lower()}")
try:
    tron.evolve()
except Terminated as error:
    print(f"error: {error}")

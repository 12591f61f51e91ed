# #region hidden
from genesis_protocol import DNA, Paused, Tron

tron = Tron(DNA.from_seed(7))
tron.initialize_neural_network()

# #endregion
tron.pause()
print(f"paused: {str(tron.is_paused()).lower()}")
try:
    tron.evolve()
except Paused as error:
    print(f"error: {error}")

tron.resume()
print(f"fitness {tron.evolve():.3f}")

from genesis_protocol import DNA, NotInitialized, Tron

tron = Tron(DNA.from_seed(7))
try:
    tron.evolve()
except NotInitialized as error:
    print(error)

tron.initialize_neural_network()
if network := tron.network():
    print(f"inputs {network.input_size()}")
    print(f"layers {network.layers()}")
print(f"fitness {tron.fitness():.3f}")

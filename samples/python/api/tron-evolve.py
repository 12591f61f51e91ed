# #region hidden
from genesis_protocol import DNA, Tron

tron = Tron(DNA.from_seed(7))
tron.initialize_neural_network()

# #endregion
print(f"at birth: {tron.fitness():.3f}")
for _ in range(4):
    fitness = tron.evolve()
    print(f"generation {tron.generation()}: {fitness:.3f}")
print(f"energy left: {tron.energy():.2f}")

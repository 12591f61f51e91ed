# #region hidden
from genesis_protocol import DNA, Tron

tron = Tron(DNA.from_seed(7))
tron.initialize_neural_network()

# #endregion
for generations in [0, 5, 5]:
    for _ in range(generations):
        tron.evolve()
    print(f"{tron.state()} in generation {tron.generation()}")
    age = tron.age().total_seconds()
    print(f"  fitness {tron.fitness():.3f}, age {age}s")

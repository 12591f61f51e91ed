from genesis_protocol import DNA, Tron

ada = Tron(DNA.from_seed(7))
ada.initialize_neural_network()

for _ in range(10):
    ada.evolve()

print(f"fitness after 10 generations: {ada.fitness():.3f}")

from genesis_protocol import DNA, Surroundings, Tron

ada = Tron(DNA.from_seed(7))
ada.initialize_neural_network()

behavior = ada.interact(Surroundings(danger=0.9, company=0.1, novelty=0.4))
print(f"in danger: {behavior}")

before = ada.fitness()
for _ in range(20):
    ada.evolve()
print(f"fitness: {before:.3f} before, {ada.fitness():.3f} after")
print(f"energy left: {ada.energy():.2f}")

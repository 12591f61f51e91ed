from genesis_protocol import DNA, Surroundings, Tron

ada = Tron(DNA.from_seed(7))
ada.initialize_neural_network()

behavior = ada.interact(
    Surroundings(danger=0.9, company=0.1, novelty=0.4)
)
print(f"in danger: {behavior}")

first = ada.fitness()
for _ in range(20):
    ada.evolve()
last = ada.fitness()
print(f"fitness: {first:.3f} before, {last:.3f} after")
print(f"energy left: {ada.energy():.2f}")

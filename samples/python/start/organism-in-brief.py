from genesis_protocol import DNA, Surroundings, Tron

tron = Tron(DNA.from_seed(7))
tron.initialize_neural_network()

behavior = tron.interact(Surroundings(danger=0.9, company=0.1, novelty=0.4))
print(f"in danger it turns to: {behavior}")

before = tron.fitness()
for _ in range(20):
    tron.evolve()
print(f"fitness: {before:.3f} before, {tron.fitness():.3f} after")
print(f"energy left: {tron.energy():.2f}")

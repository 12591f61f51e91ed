from genesis_protocol import DNA, State, Surroundings, Tron

ada = Tron(DNA.from_seed(7))
ada.initialize_neural_network()
while ada.state() is State.GROWING:
    ada.evolve()
print(f"{ada.state()} in generation {ada.generation()}")

behavior = ada.interact(Surroundings(danger=0.9, company=0.6, novelty=0.1))
print(f"in danger: {behavior}")

ada.terminate()
print(f"{ada.state()} with fitness {ada.fitness():.3f}")

from genesis_protocol import DNA, State, Surroundings, Tron

tron = Tron(DNA.from_seed(7))
tron.initialize_neural_network()
while tron.state() is State.GROWING:
    tron.evolve()
print(f"{tron.state()} in generation {tron.generation()}")

behavior = tron.interact(Surroundings(danger=0.9, company=0.6, novelty=0.1))
print(f"in danger: {behavior}")

tron.terminate()
print(f"{tron.state()} with fitness {tron.fitness():.3f}")

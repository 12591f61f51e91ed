from genesis_protocol import DNA, Tron

tron = Tron(DNA.random())
tron.initialize_neural_network()

for _ in range(10):
    tron.evolve()

print(f"fitness after 10 generations: {tron.fitness():.3f}")

from genesis_protocol import DNA, Tron

dna = DNA.random()
print(f"DNA {dna.checksum()[:16]}")
for name, value in dna.genes().items():
    print(f"  {name:<12}{value:.2f}")

tron = Tron(dna)
tron.initialize_neural_network()
print(f"state: {tron.state()}, behavior: {tron.behavior()}")

print(f"fitness at birth: {tron.fitness():.3f}")
for _ in range(5):
    tron.evolve()
print(f"fitness after {tron.generation()} generations: {tron.fitness():.3f}")

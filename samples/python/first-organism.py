from genesis_protocol import DNA, Tron

dna = DNA.from_seed(7)
print(f"checksum {dna.checksum()[:16]}")
for name, value in dna.genes().items():
    print(f"  {name:<12}{value:.2f}")

ada = Tron(dna)
ada.initialize_neural_network()
print(f"state: {ada.state()}, behavior: {ada.behavior()}")

print(f"fitness at birth: {ada.fitness():.3f}")
for _ in range(5):
    ada.evolve()
print(f"fitness after {ada.generation()} generations: {ada.fitness():.3f}")

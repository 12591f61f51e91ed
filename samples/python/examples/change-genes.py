from genesis_protocol import DNA, ChecksumMismatch, Error, Tron


def report(name, dna):
    tron = Tron(dna)
    tron.initialize_neural_network()
    print(f"{name:<9} {dna.checksum()[:12]}  fitness {tron.fitness():.3f}")


dna = DNA.random()
for name, value in dna.genes().items():
    print(f"{name:<12} {value:.3f}")
report("original", dna)

# The body works best when metabolism is the mean of speed and vision.
need = (dna.gene("speed") + dna.gene("vision")) / 2
balanced = dna.with_gene("metabolism", need)
report("balanced", balanced)

mutant = dna.mutate(0.05, 1)
report("mutant", mutant)
print(f"distance of the mutant: {dna.distance(mutant):.4f}")

try:
    dna.verify(mutant.checksum())
except ChecksumMismatch:
    print("the mutant does not pass for the original")
try:
    dna.with_gene("vision", 1.2)
except Error as error:
    print(f"refused: {error}")

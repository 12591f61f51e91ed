from genesis_protocol import (
    DNA,
    ChecksumMismatch,
    Error,
    Tron,
)


# #region hidden
def report(name, dna):
    tron = Tron(dna)
    tron.initialize_neural_network()
    checksum = dna.checksum()[:12]
    fitness = tron.fitness()
    print(f"{name:<9} {checksum}  fitness {fitness:.3f}")


# #endregion
ada = DNA.from_seed(7)
# #line 1
for name, value in ada.genes().items():
    print(f"{name:<12} {value:.3f}")
report("ada", ada)

# The best metabolism is the mean of speed and vision.
total = ada.gene("speed") + ada.gene("vision")
# #line 2
balanced = ada.with_gene("metabolism", total / 2)
report("balanced", balanced)

# #line 3
mutant = ada.mutate(0.05, 1)
report("mutant", mutant)
print(f"distance: {ada.distance(mutant):.4f}")

try:
    ada.verify(mutant.checksum())
except ChecksumMismatch:
    print("the checksum of the mutant differs")
try:
    ada.with_gene("vision", 1.2)
except Error as error:
    print(f"refused: {error}")

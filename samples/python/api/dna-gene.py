from genesis_protocol import DNA, UnknownGene

dna = DNA.from_seed(7)
for name, value in dna.genes().items():
    print(f"{name:<11} {value:.2f}")

print(f"read by name: {dna.gene('speed'):.2f}")
try:
    dna.gene("wings")
except UnknownGene as error:
    print(f"no gene {error.name} among the {len(error.known)}")

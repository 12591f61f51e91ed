from genesis_protocol import DNA, UnknownGene

dna = DNA.from_seed(7)
for name, value in dna.genes().items():
    print(f"{name:<11} {value:.2f}")

print(f"speed alone {dna.gene('speed'):.2f}")
try:
    dna.gene("wings")
except UnknownGene as error:
    print(f"no gene {error.name} among {len(error.known)}")

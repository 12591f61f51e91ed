from genesis_protocol import DNA

dna = DNA.from_seed(7)
print(f"checksum {dna.checksum()[:16]}")
for name, value in dna.genes().items():
    print(f"{name:<12}{value:.2f}")

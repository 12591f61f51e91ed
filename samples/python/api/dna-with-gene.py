from genesis_protocol import DNA, OutOfRange

dna = DNA.from_seed(7)
fast = dna.with_gene("speed", 0.9)
print(f"before {dna.gene('speed'):.3f}")
print(f"after  {fast.gene('speed'):.3f}")

try:
    dna.with_gene("speed", 1.5)
except OutOfRange as error:
    print(f"error: {error}")

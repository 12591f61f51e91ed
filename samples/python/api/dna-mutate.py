from genesis_protocol import DNA, OutOfRange

dna = DNA.from_seed(7)
for rate in [0.01, 0.05, 0.1]:
    mutant = dna.mutate(rate, 4)
    pairs = zip(dna.sequence(), mutant.sequence())
    changed = sum(old != new for old, new in pairs)
    print(f"rate {rate:.2f}: {changed} bytes changed")
try:
    dna.mutate(1.5, 4)
except OutOfRange as error:
    print(f"error: {error}")

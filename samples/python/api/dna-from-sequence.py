from genesis_protocol import DNA, OutOfRange

saved = DNA.from_seed(7).sequence()

dna = DNA.from_sequence(saved)
print(f"{len(dna.sequence())} bytes")
print(f"the same DNA: {str(dna == DNA.from_seed(7)).lower()}")
try:
    DNA.from_sequence(saved[:10])
except OutOfRange as error:
    print(f"error: {error}")

from genesis_protocol import DNA

dna = DNA.from_seed(7)
dna.verify(dna.checksum())

print(f"DNA of {len(dna.sequence())} bytes")
print(f"checksum {dna.checksum()[:16]}")
print("the library works")

from genesis_protocol import DNA, ChecksumMismatch

dna = DNA.from_seed(7)
saved = dna.checksum()
print(f"version {dna.version()}, {len(dna.sequence())} bytes")
print(f"checksum {saved[:16]}...")

received = DNA.from_sequence(dna.sequence())
mutant = dna.mutate(0.05, 1)
for name, candidate in [("unchanged", received), ("mutant", mutant)]:
    try:
        candidate.verify(saved)
    except ChecksumMismatch:
        print(f"{name}: false")
    else:
        print(f"{name}: true")

from genesis_protocol import DNA, ChecksumMismatch, OutOfRange

dna = DNA.from_seed(42)
print(f"version {dna.version()}, {len(dna.sequence())} bytes")
print(f"genes   {list(dna.sequence()[:6])}")
for name, value in dna.genes().items():
    print(f"  {name:<12}{value:.3f}")
print(f"checksum {dna.checksum()[:16]}...")

swift = dna.with_gene("speed", 0.9)
print(f"speed set to 0.9 is {swift.gene('speed'):.3f}")
print(f"checksum {swift.checksum()[:16]}...")

saved = bytes(dna.sequence())
copy = DNA.from_sequence(saved)
copy.verify(dna.checksum())
print("restored: the same DNA")
try:
    swift.verify(dna.checksum())
except ChecksumMismatch:
    print("the swift one: another checksum")

for make in (
    lambda: DNA.from_sequence(saved[:10]),
    lambda: dna.with_gene("speed", 1.5),
):
    try:
        make()
    except OutOfRange as error:
        print(f"refused: {error}")

from genesis_protocol import (
    DNA,
    ChecksumMismatch,
    OutOfRange,
)

ada = DNA.from_seed(7)
sequence = ada.sequence()
print(f"version {ada.version()}, {len(sequence)} bytes")
print(f"genes   {list(sequence[:6])}")
for name, value in ada.genes().items():
    print(f"  {name:<12}{value:.3f}")
print(f"checksum {ada.checksum()[:16]}...")

swift = ada.with_gene("speed", 0.9)
print(f"speed set to 0.9 is {swift.gene('speed'):.3f}")
print(f"checksum {swift.checksum()[:16]}...")

restored = DNA.from_sequence(sequence)
restored.verify(ada.checksum())
print("restored: same checksum")
try:
    swift.verify(ada.checksum())
except ChecksumMismatch:
    print("swift: checksum mismatch")

for make in (
    lambda: DNA.from_sequence(sequence[:10]),
    lambda: ada.with_gene("speed", 1.5),
):
    try:
        make()
    except OutOfRange as error:
        print(f"error: {error}")

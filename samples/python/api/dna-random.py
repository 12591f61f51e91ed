from genesis_protocol import DNA

first = DNA.random()
second = DNA.random()
print(f"first  {first.checksum()[:8]}")
print(f"second {second.checksum()[:8]}")

print(f"first is seed 42: {str(first == DNA.from_seed(42)).lower()}")
print(f"second is seed 43: {str(second == DNA.from_seed(43)).lower()}")

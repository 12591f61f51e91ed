from genesis_protocol import DNA

first, second = DNA.from_seed(1), DNA.from_seed(2)
child = DNA.crossover(first, second, 5).mutate(0.05, 6)

print(f"speed {child.gene('speed'):.2f}")
print(f"distance to the first  {child.distance(first):.2f}")
print(f"distance to the second {child.distance(second):.2f}")
print(f"checksum {child.checksum()[:16]}...")

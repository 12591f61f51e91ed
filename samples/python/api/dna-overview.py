from genesis_protocol import DNA

ada, bob = DNA.from_seed(7), DNA.from_seed(8)
child = DNA.crossover(ada, bob, 1).mutate(0.05, 2)

print(f"speed {child.gene('speed'):.2f}")
print(f"distance to Ada {child.distance(ada):.2f}")
print(f"distance to Bob {child.distance(bob):.2f}")
print(f"checksum {child.checksum()[:16]}...")

from genesis_protocol import DNA

original = DNA.from_seed(7)
for seed in [4, 5, 6, 7]:
    copy = original.replicate(seed)
    length, distance = len(copy.sequence()), original.distance(copy)
    print(f"copy {seed}: {length} bytes, distance {distance:.3f}")

from genesis_protocol import DNA

first, second = DNA.from_seed(1), DNA.from_seed(2)
for seed in [1, 3, 6]:
    child = DNA.crossover(first, second, seed)
    pairs = zip(child.sequence(), first.sequence())
    point = next(i for i, (a, b) in enumerate(pairs) if a != b)
    print(f"seed {seed}: {point} bytes of the first parent")

from genesis_protocol import DNA, Mutation

ada = DNA.from_seed(7)
for kind in Mutation:
    mutant = ada.mutate_by(kind, 0.02, 3)
    length = len(mutant.sequence())
    distance = ada.distance(mutant)
    print(
        f"{kind!s:<10}{length} bytes, "
        f"distance {distance:.3f}"
    )

bob = DNA.from_seed(8)
child = DNA.crossover(ada, bob, 4)
print(f"Ada to Bob   {ada.distance(bob):.3f}")
print(f"child to Ada {child.distance(ada):.3f}")
print(f"child to Bob {child.distance(bob):.3f}")

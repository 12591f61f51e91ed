from genesis_protocol import DNA, Mutation

dna = DNA.from_seed(42)
for kind in Mutation:
    mutant = dna.mutate_by(kind, 0.02, 3)
    length = len(mutant.sequence())
    print(f"{kind!s:<10}{length} bytes, distance {dna.distance(mutant):.3f}")

partner = DNA.from_seed(43)
child = DNA.crossover(dna, partner, 4)
print(f"first to second parent {dna.distance(partner):.3f}")
print(f"child to first parent  {dna.distance(child):.3f}")
print(f"child to second parent {partner.distance(child):.3f}")

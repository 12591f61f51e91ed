from genesis_protocol import DNA

dna = DNA.from_seed(7)
print(f"itself   {dna.distance(dna):.3f}")
print(f"a mutant {dna.distance(dna.mutate(0.1, 1)):.3f}")
print(f"another  {dna.distance(DNA.from_seed(8)):.3f}")

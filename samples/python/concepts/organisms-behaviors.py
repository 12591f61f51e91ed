from genesis_protocol import DNA, Surroundings, Tron


def meet(tron, label, values):
    behavior = tron.interact(Surroundings(*values))
    print(f"  {label:<23}{behavior}")


tron = Tron(DNA.from_seed(1))
tron.initialize_neural_network()
print(f"newborn, fitness {tron.fitness():.3f}")
meet(tron, "alone and safe", (0.0, 0.0, 0.0))
meet(tron, "threat in a crowd", (1.0, 1.0, 0.0))

for _ in range(100):
    tron.evolve()
    tron.feed(0.02)  # as much as one generation costs
while tron.energy() > 0.05:
    tron.evolve()  # unfed, so it gets hungry
print(f"after {tron.generation()} generations, fitness {tron.fitness():.3f}")
meet(tron, "hungry, unknown place", (0.0, 1.0, 1.0))
meet(tron, "hungry, in danger", (1.0, 0.5, 0.0))
tron.feed(1.0)
meet(tron, "alone and safe", (0.0, 0.0, 0.0))
meet(tron, "threat in a crowd", (1.0, 1.0, 0.0))

from genesis_protocol import DNA, Surroundings, Tron


def meet(tron, label, senses):
    behavior = tron.interact(Surroundings(*senses))
    print(f"  {label:<23}{behavior}")


ada = Tron(DNA.from_seed(7))
ada.initialize_neural_network()
print(f"newborn, fitness {ada.fitness():.3f}")
meet(ada, "alone and safe", (0.0, 0.0, 0.0))
meet(ada, "threat in a crowd", (1.0, 1.0, 0.0))

for _ in range(100):
    ada.evolve()
    ada.feed(0.02)  # what one generation costs
while ada.energy() > 0.05:
    ada.evolve()  # not fed, so she gets hungry
print(
    f"after {ada.generation()} generations, "
    f"fitness {ada.fitness():.3f}"
)
meet(ada, "hungry, unknown place", (0.0, 1.0, 1.0))
meet(ada, "hungry, in danger", (1.0, 0.5, 0.0))
ada.feed(1.0)
meet(ada, "alone and safe", (0.0, 0.0, 0.0))
meet(ada, "threat in a crowd", (1.0, 1.0, 0.0))

from genesis_protocol import (
    DNA,
    Behavior,
    Environment,
    EvolutionConfig,
    Population,
    Surroundings,
    Tron,
)

dna = DNA.from_seed(7)
print(f"checksum {dna.checksum()[:16]}")
print(f"first bytes {list(dna.sequence()[:6])}")
child = DNA.crossover(dna, DNA.from_seed(8), 5)
print(f"mutant {dna.mutate(0.05, 3).checksum()[:16]}")
print(f"copy {dna.replicate(3).checksum()[:16]}")
print(f"child {child.checksum()[:16]}")

ada = Tron(dna)
ada.initialize_neural_network()
print(f"newborn {ada.fitness()}")
meadow = Surroundings(danger=0.2, company=0.4, novelty=0.9)
loss = ada.learn(meadow, Behavior.EXPLORATION)
print(f"loss {loss}")
print(f"after learning {ada.fitness()}")
for _ in range(3):
    ada.evolve()
print(f"after evolving {ada.fitness()}")
print(f"age {round(ada.age().total_seconds() * 1000)} ms")

population = Population(EvolutionConfig.default().seed(7))
population.initialize()
for _ in range(3):
    population.evolve()
print(f"population best {population.best_fitness()}")
print(f"average {population.average_fitness()}")
print(f"diversity {population.diversity()}")

environment = Environment.with_seed(100.0, 100.0, 7)
environment.add_resource("food", 0.5)
for seed in range(7, 12):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    environment.add_organism(tron)
environment.run(110)
for tron in environment.organisms():
    place = tron.position()
    print(f"{place.x}, {place.y}: health {tron.health()}")
print(f"food {environment.resources()['food']}")

# #region hidden
from genesis_protocol import DNA, Environment, Tron

pond = []
for seed in range(42, 62):
    founder = Tron(DNA.from_seed(seed))
    founder.initialize_neural_network()
    pond.append(founder)

# #endregion
for generation in range(1, 31):
    # The fittest eat first. Others may starve.
    pond.sort(key=Tron.fitness, reverse=True)
    seed = 42 + generation
    dish = Environment.with_seed(200.0, 200.0, seed)
    for tron in pond:
        dish.add_organism(tron)
    dish.add_resource("food", 2.5)
    dish.run(20)

    pond = dish.organisms()
    first = pond[0]
    for place in (5, 10, 15):
        parent = pond[place]
        child = parent.reproduce(first)
        child.initialize_neural_network()
        child.evolve()
        pond.append(child)
# #region hidden

pond.sort(key=Tron.fitness, reverse=True)
print(f"alive: {len(pond)}")
print(f"best fitness: {pond[0].fitness():.3f}")
print(f"checksum: {pond[0].dna().checksum()}")
# #endregion

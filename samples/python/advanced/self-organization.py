# #region hidden
from genesis_protocol import DNA, Environment, EvolutionConfig, Population, Tron


# #endregion
def groups(trons):
    """Counts groups: within 5.0 of a member, an organism belongs to it."""
    left = [tron.position() for tron in trons]
    count = 0
    while left:
        unvisited = [left.pop()]
        while unvisited:
            member = unvisited.pop()
            near = [other for other in left if member.distance(other) <= 5.0]
            unvisited += near
            left = [other for other in left if other not in near]
        count += 1
    return count


def run(models, vision):
    """The mean number of groups in five worlds, before and after 100 steps."""
    before = after = 0.0
    for seed in range(1, 6):
        world = Environment.with_seed(200.0, 200.0, seed)
        world.add_resource("food", 1_000.0)
        for model in models:
            dna = model.with_gene("vision", vision).with_gene("speed", 0.5)
            tron = Tron(dna)
            tron.initialize_neural_network()
            world.add_organism(tron)
        before += groups(world.organisms()) / 5
        world.run(100)
        after += groups(world.organisms()) / 5
    return before, after


# #region hidden
population = Population(EvolutionConfig.default().seed(7))
population.initialize()
while not population.is_finished():
    population.evolve()
evolved = [tron.dna() for tron in population.organisms()[:40]]
random = [DNA.from_seed(seed) for seed in range(40)]
for name, models, vision in [
    ("evolved, blind   ", evolved, 0.0),
    ("evolved, sight 20", evolved, 0.4),
    ("random,  sight 20", random, 0.4),
]:
    before, after = run(models, vision)
    print(f"{name}: {before:.1f} groups, after 100 steps {after:.1f}")
# #endregion

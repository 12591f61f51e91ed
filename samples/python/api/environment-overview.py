from genesis_protocol import Environment, EvolutionConfig, Population

population = Population(EvolutionConfig.default().seed(7))
population.initialize()
for _ in range(10):
    population.evolve()

meadow = Environment(200.0, 100.0)
meadow.add_resource("food", 10.0)
for tron in population.organisms()[:5]:
    meadow.add_organism(tron)
state = meadow.run(200)
print(f"alive after {state.step} steps: {state.organism_count}")
print(f"food left: {meadow.resources()['food']:.1f}")

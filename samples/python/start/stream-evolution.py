# #status slow: about 30 s
from genesis_protocol import EvolutionConfig, Population

config = EvolutionConfig.default().population_size(200)
config = config.mutation_rate(0.02).generations(500).seed(7)
population = Population(config)
population.initialize()

# A record is three numbers; past organisms are gone.
records = list(population.stream())

for record in records[99::100]:
    best = record.best_fitness
    print(f"generation {record.number}: best {best:.3f}")
print(f"organisms in memory: {population.size()}")
print(f"records in memory:   {len(records)}")

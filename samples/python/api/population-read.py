# #region hidden
from genesis_protocol import EvolutionConfig, Population

population = Population(EvolutionConfig.default().seed(7))
population.initialize()
for _ in range(25):
    population.evolve()
# #endregion
number, size = population.generation(), population.size()
print(f"generation {number}, {size} organisms")
print(f"best fitness    {population.best_fitness():.3f}")
print(f"average fitness {population.average_fitness():.3f}")
print(f"diversity       {population.diversity():.3f}")

best = population.best()
if best:
    print(f"speed of the best {best.dna().gene('speed'):.2f}")
last = population.organisms()[-1]
print(f"fitness of the last {last.fitness():.3f}")

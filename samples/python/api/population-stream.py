# #region hidden
from genesis_protocol import EvolutionConfig, Population

population = Population(EvolutionConfig.default().generations(100).seed(7))
population.initialize()
# #endregion
for generation in population.stream():
    if generation.best_fitness >= 0.7:
        print(f"0.7 reached in generation {generation.number}")
        print(f"average {generation.average_fitness:.3f}")
        break

# The rest of the 100 generations.
rest = sum(1 for _ in population.stream())
print(f"{rest} more, best {population.best_fitness():.3f}")

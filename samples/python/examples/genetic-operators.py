from statistics import mean, stdev

from genesis_protocol import (
    DNA,
    EvolutionConfig,
    GeneticOperator,
    Population,
)

BUDGET = 765  # Half of 6 x 255.


def fitness(dna):
    """The last three genes pay, but all six cost."""
    genes = dna.sequence()[:6]
    # #line 1
    if sum(genes) > BUDGET:
        return 0.0
    return sum(genes[3:]) / BUDGET


# #line 2
class Repair(GeneticOperator):
    """Scales the genes of a child down to the budget."""

    def name(self):
        return "repair"

    def apply(self, dna, seed):
        genes, rest = dna.sequence()[:6], dna.sequence()[6:]
        cost = max(sum(genes), BUDGET)
        # #line 3
        scaled = [gene * BUDGET // cost for gene in genes]
        return DNA.from_sequence(bytes(scaled) + rest)


base = EvolutionConfig.default().population_size(40)
for repair in [False, True]:
    best = []
    for seed in range(1, 31):
        config = base.generations(30).seed(seed)
        population = Population.with_fitness(
            config, fitness
        )
        # #line 4
        if repair:
            population.add_operator(Repair())
        population.initialize()
        while not population.is_finished():
            population.evolve()
        best.append(population.best_fitness())
    spread = f"mean {mean(best):.3f}, SD {stdev(best):.3f}"
    print(f"repair {str(repair).lower()}: {spread}")

import math

from genesis_protocol import EvolutionConfig, GeneticOperator, Population

BUDGET = 3.0


def cost(dna):
    """What all genes of an organism cost together."""
    total = 0.0
    for value in dna.genes().values():
        total += value
    return total


def fitness(dna):
    """Later genes are worth more, but a body over budget is worth nothing."""
    if cost(dna) > BUDGET:
        return 0.0
    worth = 0.0
    for place, value in enumerate(dna.genes().values()):
        worth += (place + 1) * value
    return worth / 15.0


class Creep(GeneticOperator):
    """Moves one gene a little up or down, where a flipped bit may be a leap."""

    def __init__(self, step):
        self.step = step

    def name(self):
        return "creep"

    def apply(self, dna, seed):
        name, value = list(dna.genes().items())[seed % 6]
        step = self.step if seed >> 63 == 0 else -self.step
        return dna.with_gene(name, min(max(value + step, 0.0), 1.0))


class Repair(GeneticOperator):
    """Shrinks all genes alike until the body is within budget."""

    def name(self):
        return "repair"

    def apply(self, dna, seed):
        share = BUDGET / cost(dna)
        child = dna
        if share < 1.0:
            for name, value in dna.genes().items():
                # Rounded down to a whole byte: to the nearest would exceed the budget.
                child = child.with_gene(name, math.floor(value * share * 255.0) / 255.0)
        return child


def evolve_with(label, operators):
    config = EvolutionConfig.default().generations(50)
    population = Population.with_fitness(config, fitness)
    for operator in operators:
        population.add_operator(operator)
    population.initialize()

    lost = 0
    while not population.is_finished():
        population.evolve()
        lost += sum(tron.fitness() == 0.0 for tron in population.organisms())
    print(
        f"{label:<13} best {population.best_fitness():.3f}, "
        f"average {population.average_fitness():.3f}, lost {lost:>4}"
    )


creep, repair = Creep(0.05), Repair()
evolve_with("none", [])
evolve_with("creep", [creep])
evolve_with("repair", [repair])
evolve_with("repair, creep", [repair, creep])
evolve_with("creep, repair", [creep, repair])

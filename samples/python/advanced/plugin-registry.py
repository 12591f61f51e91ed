from dataclasses import dataclass

from genesis_protocol import (
    DNA,
    Error,
    EvolutionConfig,
    GeneticOperator,
    Mutation,
    Population,
)


class Registry:
    """Operators by name, so that a text can choose and order them."""

    def __init__(self):
        # Each makes an operator from the number after its name.
        self.makers = {}

    def register(self, name, maker):
        # A refused plugin must not replace the one that is there.
        if name in self.makers:
            raise ValueError(f"two plugins are named {name}")
        self.makers[name] = maker

    def build(self, plan):
        """Reads a plan such as `floor 0.2, invert 0.05`, in its order."""
        return [self.make(part.strip()) for part in plan.split(",")]

    def make(self, part):
        name, _, number = part.partition(" ")
        if name not in self.makers:
            known = ", ".join(sorted(self.makers))
            raise ValueError(f"no plugin is named {name}; plugins: {known}")
        try:
            setting = float(number)
        except ValueError:
            raise ValueError(f'{name} needs a number, but has "{number}"')
        operator = self.makers[name](setting)
        try:
            check(operator)
        except (Error, ValueError) as fault:
            raise ValueError(f"{name}: {fault}")
        return operator


def check(operator):
    """Tries an operator on DNA before any population depends on it."""
    for seed in range(100):
        dna = DNA.from_seed(seed)
        if operator.apply(dna, seed) != operator.apply(dna, seed):
            raise ValueError(f"two results for seed {seed}")


# #region hidden
@dataclass
class Floor(GeneticOperator):
    """Raises every gene to a lower limit."""

    limit: float

    def name(self):
        return "floor"

    def apply(self, dna, seed):
        for name, value in dna.genes().items():
            if value < self.limit:
                dna = dna.with_gene(name, self.limit)
        return dna


@dataclass
class Invert(GeneticOperator):
    """Makes inversions, which `Population` does not make by itself."""

    probability: float

    def name(self):
        return "invert"

    def apply(self, dna, seed):
        return dna.mutate_by(Mutation.INVERSION, self.probability, seed)


# #endregion
def body_plugin(registry):
    """What a plugin exports: it names its operators and their makers."""
    registry.register("floor", Floor)


def mutation_plugin(registry):
    registry.register("invert", Invert)


def lowest_gene(population):
    sequences = (tron.dna() for tron in population.organisms())
    return min(min(dna.genes().values()) for dna in sequences)


def run(registry, plan):
    config = EvolutionConfig.default().elitism(0.0).generations(20)
    population = Population(config)
    operators = registry.build(plan)
    for operator in operators:
        population.add_operator(operator)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    order = ", then ".join(operator.name() for operator in operators)
    print(f"{order}: lowest gene {lowest_gene(population):.2f}")


registry = Registry()
for plugin in [body_plugin, mutation_plugin]:
    plugin(registry)
for plan in [
    "invert 0.05, floor 0.2",
    "floor 0.2, invert 0.05",
    "floor 1.2",
    "floor",
    "flor 0.2",
]:
    try:
        run(registry, plan)
    except ValueError as fault:
        print(f"refused: {fault}")
try:
    body_plugin(registry)
except ValueError as fault:
    print(f"refused: {fault}")

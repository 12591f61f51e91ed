from dataclasses import dataclass

from genesis_protocol import (
    EvolutionConfig,
    GeneticOperator,
    Mutation,
    Population,
)


# #region hidden
@dataclass
class MinSpeed(GeneticOperator):
    """Raises the speed gene to a lower limit."""

    limit: float

    def name(self):
        return "min-speed"

    def apply(self, dna, seed):
        return dna.with_gene("speed", max(dna.gene("speed"), self.limit))


@dataclass
class Invert(GeneticOperator):
    """Inverts a segment of the DNA, with a probability per byte."""

    probability: float

    def name(self):
        return "invert"

    def apply(self, dna, seed):
        return dna.mutate_by(Mutation.INVERSION, self.probability, seed)


# #endregion
def plugin(registry):
    """A plugin adds its operators to the registry."""
    registry["min-speed"] = MinSpeed
    registry["invert"] = Invert


def build(registry, plan):
    """Builds the operators of a plan such as `invert 0.05, min-speed 0.2`."""
    operators = []
    for step in plan.split(", "):
        name, _, setting = step.partition(" ")
        if name not in registry:
            known = ", ".join(sorted(registry))
            raise ValueError(f"unknown operator {name}; known: {known}")
        try:
            operators.append(registry[name](float(setting)))
        except ValueError:
            raise ValueError(f"{step}: needs a number") from None
    return operators


def lowest_speed(operators):
    """The lowest speed in a population after 20 generations."""
    population = Population(EvolutionConfig.default().elitism(0.0).seed(7))
    for operator in operators:
        population.add_operator(operator)
    population.initialize()
    for _ in range(20):
        population.evolve()
    return min(tron.dna().gene("speed") for tron in population.organisms())


registry = {}
plugin(registry)
valid = ["invert 0.05, min-speed 0.2", "min-speed 0.2, invert 0.05"]
for plan in valid + ["min-sped 0.2", "invert"]:
    try:
        operators = build(registry, plan)
    except ValueError as problem:
        print(problem)
    else:
        print(f"{plan}: lowest speed {lowest_speed(operators):.2f}")

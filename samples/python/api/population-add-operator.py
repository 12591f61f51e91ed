# #region hidden
from genesis_protocol import (
    DNA,
    EvolutionConfig,
    GeneticOperator,
    Population,
)


def lowest_vision(population: Population) -> float:
    organisms = population.organisms()
    return min(tron.dna().gene("vision") for tron in organisms)


# #endregion
class GoodEyes(GeneticOperator):
    # #region hidden
    def name(self) -> str:
        return "good eyes"

    # #endregion
    def apply(self, dna: DNA, seed: int) -> DNA:
        return dna.with_gene("vision", max(dna.gene("vision"), 0.8))


# Without elitism, the next generation consists of children only.
population = Population(EvolutionConfig.default().elitism(0.0))
population.add_operator(GoodEyes())
population.initialize()
print(f"lowest vision at first: {lowest_vision(population):.2f}")
population.evolve()
print(f"lowest vision of children: {lowest_vision(population):.2f}")

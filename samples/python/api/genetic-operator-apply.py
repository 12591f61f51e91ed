# #region hidden
from genesis_protocol import DNA, GeneticOperator


# #endregion
class Calming(GeneticOperator):
    def name(self) -> str:
        return "calming"

    def apply(self, dna: DNA, seed: int) -> DNA:
        return dna.with_gene("aggression", dna.gene("aggression") / 2.0)
        # #region hidden


dna = DNA.from_seed(7)
calming = Calming()
calm = calming.apply(dna, 1)
print(f"{calming.name()} was applied")
print(f"aggression before {dna.gene('aggression'):.2f}")
print(f"aggression after  {calm.gene('aggression'):.2f}")
# #endregion

from abc import ABC, abstractmethod

from .dna import DNA


class GeneticOperator(ABC):
    """A change of DNA of your own, which a population applies to every child."""

    @abstractmethod
    def name(self) -> str:
        """What the operator is called."""

    @abstractmethod
    def apply(self, dna: DNA, seed: int) -> DNA:
        """Changes DNA: returns the DNA that the child lives by. The same DNA and seed must give the same
        result, or evolution is not repeatable. An error stops the generation and is passed on.
        """

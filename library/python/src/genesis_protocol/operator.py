from abc import ABC, abstractmethod

from .dna import DNA


class GeneticOperator(ABC):
    """A custom change to DNA that a population applies to every child."""

    @abstractmethod
    def name(self) -> str:
        """Returns the operator's name."""

    @abstractmethod
    def apply(self, dna: DNA, seed: int) -> DNA:
        """Changes the DNA of a child.

        The same DNA and seed must give the same result, or evolution isn't
        reproducible. An error stops the generation, and `Population.evolve` returns it.

        Args:
            dna: the child's DNA, already mutated.
            seed: a random seed, for example for `DNA.mutate`.

        Returns:
            The DNA of the child.

        Raises:
            Error: any error that your operator returns or passes on, such as
                `OutOfRange` from `DNA.mutate`.
        """

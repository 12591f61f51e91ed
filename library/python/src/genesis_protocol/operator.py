from abc import ABC, abstractmethod

from .dna import DNA


class GeneticOperator(ABC):
    """A custom change that a population makes to the DNA of every child."""

    @abstractmethod
    def name(self) -> str:
        """Returns the operator's name."""

    @abstractmethod
    def apply(self, dna: DNA, seed: int) -> DNA:
        """Changes the DNA of a child.

        The same DNA and seed must give the same result, or evolution won't be
        reproducible. If the operator fails, `Population.evolve` stops and passes the
        error on.

        Args:
            dna: the child's DNA, already mutated.
            seed: a random seed, for example to pass to `DNA.mutate`.

        Returns:
            The DNA of the child.

        Raises:
            Error: any error that your operator returns or passes on, such as
                `OutOfRange` from `DNA.mutate`.
        """

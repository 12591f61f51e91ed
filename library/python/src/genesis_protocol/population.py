from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Callable, Iterable, Iterator, Optional, TypeVar

from .config import EvolutionConfig
from .dna import DNA
from .error import NotInitialized
from .fitness import Measure
from .operator import GeneticOperator
from .organism import Tron
from .rng import Rng

_Self = TypeVar("_Self", bound="Population")


@dataclass(frozen=True)
class Generation:
    """The record of one generation."""

    # The number of generations since initialization.
    number: int
    # The highest fitness, 0.0-1.0.
    best_fitness: float
    # The mean fitness, 0.0-1.0.
    average_fitness: float


class Population:
    """Organisms that evolve together: on average, fitter ones have more children."""

    def __init__(self, config: EvolutionConfig) -> None:
        """Creates an empty population with the default fitness function.

        That function combines how well the network responds in 16 test situations (75%)
        with how closely the `metabolism` gene matches the mean of `speed` and `vision`
        (25%).

        Args:
            config: the parameters of evolution.

        Returns:
            The population; call `initialize` next.

        Raises:
            OutOfRange: a parameter is outside its range.
        """
        config._check()
        self._rng = Rng(config._seed)
        self._config = config
        self._measure: Optional[Measure] = None
        self._operators: list[GeneticOperator] = []
        self._generation = 0
        # Fittest organism first.
        self._organisms: list[Tron] = []

    @classmethod
    def with_fitness(
        cls: type[_Self], config: EvolutionConfig, fitness: Callable[[DNA], float]
    ) -> _Self:
        """Creates an empty population with a custom fitness function.

        Its organisms keep the function when they evolve on their own, and pass it on to
        their children.

        Args:
            config: the parameters of evolution.
            fitness: a function that computes the fitness of DNA, 0.0-1.0; the same DNA
                must always give the same value. It can be any callable.

        Returns:
            The population; call `initialize` next.

        Raises:
            OutOfRange: a parameter is outside its range.
        """
        population = cls(config)
        population._measure = fitness
        return population

    def add_operator(self, operator: GeneticOperator) -> None:
        """Adds a genetic operator, which changes every child after mutation.

        Operators run in the order in which you add them.

        Args:
            operator: the operator to add.
        """
        self._operators.append(operator)

    def initialize(self) -> None:
        """Fills the population with initialized organisms that have random DNA.

        Calling it again starts over from the same seed.

        Raises:
            OutOfRange: a custom fitness function returned a value outside 0.0-1.0; the
                population is unchanged.
        """
        rng = Rng(self._config._seed)
        first = [DNA._drawn(rng) for _ in range(self._config._population_size)]
        self._organisms = _ranked(self._grown(first, 0))
        self._generation = 0
        self._rng = rng

    def evolve(self) -> None:
        """Replaces the population with its next generation.

        The elite survives; the rest are children of parents chosen by tournament
        selection. You can continue beyond the configured number of generations. After
        an error, the population is unchanged, but the next call creates different
        children.

        Raises:
            NotInitialized: `initialize` hasn't been called.
            OutOfRange: a custom fitness function returned a value outside 0.0-1.0.
            Error: an operator failed; its error is passed on.
        """
        if not self._organisms:
            raise NotInitialized("evolve", "initialize")
        elite = self._organisms[: self._config._elite_size()]
        count = self._config._population_size - len(elite)
        children = [self._child() for _ in range(count)]
        self._organisms = _ranked(elite + self._grown(children, self._generation + 1))
        self._generation += 1

    def stream(self) -> Iterator[Generation]:
        """Evolves one generation at a time until the population is finished.

        Only the current generation is kept in memory.

        Returns:
            An iterator that evolves one generation per step and yields its record. It
            ends after the last generation or the first error from `evolve`.
        """
        while not self.is_finished():
            self.evolve()
            yield Generation(
                self._generation, self.best_fitness(), self.average_fitness()
            )

    def _grown(self, sequences: Iterable[DNA], generation: int) -> list[Tron]:
        """Creates initialized organisms in the same order as the given DNA."""
        organisms = [Tron._born(dna, generation, self._measure) for dna in sequences]
        for tron in organisms:
            tron.initialize_neural_network()
        return organisms

    def _child(self) -> DNA:
        first = self._organisms[self._tournament()].dna()
        second = self._organisms[self._tournament()].dna()
        child = first
        if self._rng.next_f64() < self._config._crossover_rate:
            child = DNA._crossed(first, second, self._rng)
        child = child._mutated(self._config._mutation_rate, self._rng)
        for operator in self._operators:
            child = operator.apply(child, self._rng.next_u64())
        return child

    def _tournament(self) -> int:
        # Organisms are sorted by fitness, so the lowest index wins.
        size = self._config._tournament_size
        return min(self._rng.below(len(self._organisms)) for _ in range(size))

    def is_finished(self) -> bool:
        """Returns whether the configured number of generations has passed."""
        return self._generation >= self._config._generations

    def best(self) -> Optional[Tron]:
        """Returns the fittest organism, or `None` before initialization."""
        return copy.copy(self._organisms[0]) if self._organisms else None

    def best_fitness(self) -> float:
        """Returns the highest fitness, 0.0-1.0; 0.0 before initialization."""
        return self._organisms[0].fitness() if self._organisms else 0.0

    def average_fitness(self) -> float:
        """Returns the mean fitness, 0.0-1.0; 0.0 before initialization."""
        if not self._organisms:
            return 0.0
        # Not sum(): as of Python 3.12, it rounds differently from repeated addition.
        total = 0.0
        for tron in self._organisms:
            total += tron.fitness()
        return total / len(self._organisms)

    def diversity(self) -> float:
        """Returns the genetic diversity, 0.0-1.0; 0.0 before initialization.

        It is the mean distance between the fittest organism's DNA and that of every
        other organism.
        """
        if not self._organisms:
            return 0.0
        best, *others = self._organisms
        total = 0.0
        for tron in others:
            total += best.dna().distance(tron.dna())
        return total / len(others)

    def generation(self) -> int:
        """Returns the number of generations since initialization."""
        return self._generation

    def size(self) -> int:
        """Returns the number of organisms; 0 before initialization."""
        return len(self._organisms)

    def organisms(self) -> list[Tron]:
        """Returns all organisms, fittest first."""
        return [copy.copy(tron) for tron in self._organisms]


def _ranked(organisms: Iterable[Tron]) -> list[Tron]:
    return sorted(organisms, key=Tron.fitness, reverse=True)

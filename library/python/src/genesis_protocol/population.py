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

    # How many generations had passed since initialization.
    number: int
    # The fitness of the fittest organism, 0.0-1.0.
    best_fitness: float
    # The mean fitness, 0.0-1.0.
    average_fitness: float


class Population:
    """Organisms that evolve together."""

    def __init__(self, config: EvolutionConfig) -> None:
        """An empty population, whose fitness is how well an organism copes; fails when a parameter lies
        outside its range."""
        config._check()
        self._rng = Rng(config._seed)
        self._config = config
        self._measure: Optional[Measure] = None
        self._operators: list[GeneticOperator] = []
        self._generation = 0
        # The fittest first.
        self._organisms: list[Tron] = []

    @classmethod
    def with_fitness(
        cls: type[_Self], config: EvolutionConfig, fitness: Callable[[DNA], float]
    ) -> _Self:
        """An empty population that evolves toward a measure of your own: any callable that gives the
        fitness of DNA, 0.0-1.0. Its organisms keep the measure, also when they evolve on their own, and
        pass it on to their children."""
        population = cls(config)
        population._measure = fitness
        return population

    def add_operator(self, operator: GeneticOperator) -> None:
        """Adds an operator, which changes every child after its mutation. Several operators work one
        after the other, in the order in which they were added."""
        self._operators.append(operator)

    def initialize(self) -> None:
        """Fills the population with initialized organisms of random DNA. Calling it again starts over."""
        rng = Rng(self._config._seed)
        first = [DNA._drawn(rng) for _ in range(self._config._population_size)]
        self._organisms = _ranked(self._grown(first, 0))
        self._generation = 0
        self._rng = rng

    def evolve(self) -> None:
        """Replaces the population by its next generation: the elite lives on, the rest are children of
        parents chosen by tournament. It works beyond the configured number of generations too; only stream
        ends there. After an error the generation stays as it was, but chance has moved on: another try
        draws other children."""
        if not self._organisms:
            raise NotInitialized("evolve", "initialize")
        elite = self._organisms[: self._config._elite_size()]
        count = self._config._population_size - len(elite)
        children = [self._child() for _ in range(count)]
        self._organisms = _ranked(elite + self._grown(children, self._generation + 1))
        self._generation += 1

    def stream(self) -> Iterator[Generation]:
        """Evolves step by step until the population is finished: a generator of the record of each
        generation. Only the living generation is held in memory, however many there are.
        """
        while not self.is_finished():
            self.evolve()
            yield Generation(
                self._generation, self.best_fitness(), self.average_fitness()
            )

    def _grown(self, sequences: Iterable[DNA], generation: int) -> list[Tron]:
        """Initialized organisms in the order of their DNA."""
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
        # The fittest stand first, so the lowest place drawn wins.
        size = self._config._tournament_size
        return min(self._rng.below(len(self._organisms)) for _ in range(size))

    def is_finished(self) -> bool:
        """Whether the configured number of generations has passed. stream ends then; evolve goes on
        working."""
        return self._generation >= self._config._generations

    def best(self) -> Optional[Tron]:
        """A copy of the fittest organism; None before initialization."""
        return copy.copy(self._organisms[0]) if self._organisms else None

    def best_fitness(self) -> float:
        """The fitness of the fittest organism, 0.0-1.0; 0.0 before initialization."""
        return self._organisms[0].fitness() if self._organisms else 0.0

    def average_fitness(self) -> float:
        """The mean fitness, 0.0-1.0; 0.0 before initialization."""
        if not self._organisms:
            return 0.0
        # Not sum(): newer Pythons round it differently from plain additions in order.
        total = 0.0
        for tron in self._organisms:
            total += tron.fitness()
        return total / len(self._organisms)

    def diversity(self) -> float:
        """The mean distance of the DNA of the other organisms from that of the fittest one, 0.0-1.0; 0.0
        when all are equal and before initialization."""
        if not self._organisms:
            return 0.0
        best, *others = self._organisms
        total = 0.0
        for tron in others:
            total += best.dna().distance(tron.dna())
        return total / len(others)

    def generation(self) -> int:
        """How many generations have passed since initialization."""
        return self._generation

    def size(self) -> int:
        """How many organisms live now; 0 before initialization."""
        return len(self._organisms)

    def organisms(self) -> list[Tron]:
        """Copies of all organisms, the fittest first."""
        return [copy.copy(tron) for tron in self._organisms]


def _ranked(organisms: Iterable[Tron]) -> list[Tron]:
    return sorted(organisms, key=Tron.fitness, reverse=True)

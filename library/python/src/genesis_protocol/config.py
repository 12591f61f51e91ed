from __future__ import annotations

import copy
import math
from typing import TypeVar

from .error import check_range
from .rng import DEFAULT_SEED

_Self = TypeVar("_Self", bound="EvolutionConfig")

# More than what binary fractions can miss: 0.29 times 100 is 28.999999999999996 for a computer.
_ROUNDING = 1e-9


class EvolutionConfig:
    """The parameters of evolution. Every function sets one and can be followed by the next; Population
    refuses values outside the documented ranges."""

    def __init__(self) -> None:
        self._population_size = 100
        self._mutation_rate = 0.01
        self._crossover_rate = 0.8
        self._generations = 100
        self._elitism = 0.05
        self._tournament_size = 3
        self._seed = DEFAULT_SEED
        self._threads = 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EvolutionConfig) and vars(self) == vars(other)

    @classmethod
    def default(cls: type[_Self]) -> _Self:
        """The default value of every parameter."""
        return cls()

    def population_size(self: _Self, size: int) -> _Self:
        """How many organisms live at a time: 10-10,000, by default 100."""
        return self._with("_population_size", size)

    def mutation_rate(self: _Self, rate: float) -> _Self:
        """The probability that a byte of a child's DNA mutates: 0.001-0.1, by default 0.01."""
        return self._with("_mutation_rate", rate)

    def crossover_rate(self: _Self, rate: float) -> _Self:
        """The probability that a child has two parents: 0.1-0.9, by default 0.8."""
        return self._with("_crossover_rate", rate)

    def generations(self: _Self, count: int) -> _Self:
        """After how many generations the population is finished: at least 1, by default 100. There
        Population.stream ends; Population.evolve goes on working."""
        return self._with("_generations", count)

    def elitism(self: _Self, share: float) -> _Self:
        """The share of the best that lives on unchanged: 0.0-0.5, by default 0.05. The number of organisms
        is rounded down, but any share above 0.0 keeps at least one."""
        return self._with("_elitism", share)

    def tournament_size(self: _Self, size: int) -> _Self:
        """How many organisms compete to be a parent: 2-10, by default 3."""
        return self._with("_tournament_size", size)

    def seed(self: _Self, seed: int) -> _Self:
        """Where chance begins, by default 42: any whole number from 0 to 2**64 - 1. The same seed gives
        the same evolution."""
        return self._with("_seed", seed)

    def threads(self: _Self, count: int) -> _Self:
        """How many threads may work out the fitness of a generation: 1-64, by default 1. This package
        accepts the number and computes serially; the results are the same."""
        return self._with("_threads", count)

    def _with(self: _Self, name: str, value: float) -> _Self:
        config = copy.copy(self)
        setattr(config, name, value)
        return config

    def _check(self) -> None:
        check_range("population_size", self._population_size, 10, 10_000)
        check_range("mutation_rate", self._mutation_rate, 0.001, 0.1)
        check_range("crossover_rate", self._crossover_rate, 0.1, 0.9)
        check_range("generations", self._generations, 1, math.inf)
        check_range("elitism", self._elitism, 0.0, 0.5)
        check_range("tournament_size", self._tournament_size, 2, 10)
        check_range("threads", self._threads, 1, 64)

    def _elite_size(self) -> int:
        if self._elitism == 0.0:
            return 0
        return max(int(self._elitism * self._population_size + _ROUNDING), 1)

from __future__ import annotations

import copy
import math
from typing import TypeVar

from .error import check_range
from .rng import DEFAULT_SEED

_Self = TypeVar("_Self", bound="EvolutionConfig")

# Larger than any rounding error; in binary floating point, for example, 0.29 * 100 is
# 28.999999999999996.
_ROUNDING = 1e-9


class EvolutionConfig:
    """The parameters of evolution.

    Start with `default` and chain the setters. `Population` rejects values outside the
    ranges below.
    """

    def __init__(self) -> None:
        """Does the same as `default`."""
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
        """Returns the default parameters.

        Returns:
            100 organisms, a mutation rate of 0.01, a crossover rate of 0.8, 100
            generations, an elitism of 0.05, a tournament size of 3, a seed of 42 and
            one thread.
        """
        return cls()

    def population_size(self: _Self, size: int) -> _Self:
        """Sets the population size; 100 by default.

        Args:
            size: the number of organisms, 10-10,000.
        """
        return self._with("_population_size", size)

    def mutation_rate(self: _Self, rate: float) -> _Self:
        """Sets the mutation rate; 0.01 by default.

        Args:
            rate: the probability that a byte of a child's DNA mutates, 0.001-0.1. Rates
                up to 0.01 correspond to ordinary copying errors; use higher rates for
                exploration.
        """
        return self._with("_mutation_rate", rate)

    def crossover_rate(self: _Self, rate: float) -> _Self:
        """Sets the crossover rate; 0.8 by default.

        Args:
            rate: the probability that a child has two parents, 0.1-0.9.
        """
        return self._with("_crossover_rate", rate)

    def generations(self: _Self, count: int) -> _Self:
        """Sets the number of generations; 100 by default.

        `Population.stream` ends after the last one, but you can keep calling
        `Population.evolve`.

        Args:
            count: the number of generations, at least 1.
        """
        return self._with("_generations", count)

    def elitism(self: _Self, share: float) -> _Self:
        """Sets the share of the population that survives unchanged; 0.05 by default.

        The size of this elite is rounded down, but any share above 0.0 keeps at least
        one organism.

        Args:
            share: the fraction of the population to keep, fittest first, 0.0-0.5.
        """
        return self._with("_elitism", share)

    def tournament_size(self: _Self, size: int) -> _Self:
        """Sets the size of the tournaments that select parents; 3 by default.

        Args:
            size: the number of organisms drawn for each parent, 2-10; the fittest is
                chosen.
        """
        return self._with("_tournament_size", size)

    def seed(self: _Self, seed: int) -> _Self:
        """Sets the random seed; 42 by default.

        Args:
            seed: 0 to 2**64 - 1; the same seed gives the same results.
        """
        return self._with("_seed", seed)

    def threads(self: _Self, count: int) -> _Self:
        """Sets the number of threads that compute fitness; 1 by default.

        The number doesn't affect the results. A single thread always does all the work.

        Args:
            count: the number of threads, 1-64.
        """
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

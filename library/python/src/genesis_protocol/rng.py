"""The SplitMix64 pseudorandom number generator. It is short and well known, and it
gives identical results in every language with 64-bit integers."""

from __future__ import annotations

import math
from typing import Iterator

from .error import OutOfRange

# The first seed that DNA.random uses, and the default seed for populations and
# environments.
DEFAULT_SEED = 42

_MASK = (1 << 64) - 1


class Rng:
    def __init__(self, seed: int) -> None:
        # Rust's u64 enforces the range; Python's int doesn't.
        if not 0 <= seed <= _MASK:
            raise OutOfRange("seed", seed, 0, _MASK)
        self._state = seed & _MASK

    def next_u64(self) -> int:
        self._state = mixed = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def next_f64(self) -> float:
        """Returns a number in [0, 1)."""
        return (self.next_u64() >> 11) / (1 << 53)

    def below(self, limit: int) -> int:
        """Returns an integer in [0, limit)."""
        return (self.next_u64() * limit) >> 64

    def hits(self, probability: float, count: int) -> Iterator[int]:
        """Draws `count` numbers in [0, 1) and yields the index of each that is less
        than `probability`. Draws the same numbers as `next_f64` but avoids a call and a
        division for each, because evolution draws a number for every byte of every
        child."""
        limit = math.ceil(probability * (1 << 53)) << 11
        state = self._state
        for index in range(count):
            state = (state + 0x9E3779B97F4A7C15) & _MASK
            mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            if mixed ^ (mixed >> 31) < limit:
                # The caller may draw more before the next index.
                self._state = state
                yield index
                state = self._state
        self._state = state
